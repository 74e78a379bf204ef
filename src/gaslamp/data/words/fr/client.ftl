# Une place à la table de quelqu’un : ce que disent `gaslamp join` et `gaslamp bot`.

client-bad-link = « { $url } » n’est pas le lien d’une table. Copiez le lien entier, avec ce qui suit le #.
client-no-server = Aucun serveur Gaslamp ne répond à { $address }. Vérifiez le lien, et que le serveur fonctionne.
client-lost = Le serveur { $address } ne répond plus depuis trop longtemps. Votre place reste à vous : revenez par votre lien personnel.
client-no-seat = Ce lien permet de regarder. Pour jouer, demandez une invitation.
client-refused = { $text }
client-protocol = Le serveur parle la version { $found } du protocole, ce Gaslamp la version { $known }. Mettez à jour le plus ancien.
client-waiting = { $title }. La partie n’a pas encore commencé. { $missing }
client-chair = { $state ->
    [open] { $role } : place libre
    [bot] { $role } : { $name }, robot
    [away] { $role } : { $name }, pas là
    [mine] { $role } : { $name }, vous
   *[here] { $role } : { $name }
}
client-begins = La partie commence.
client-cut-off = La connexion est perdue. Nouvel essai…
client-back = Connexion rétablie.
client-left = Votre place reste à vous. Pour revenir : { $command }
client-next = Les mêmes personnes continuent à une autre table.
client-bot-seated = { $agent } prend place : { $role }.
client-bot-fault = Le robot ne peut pas continuer : { $problem }
client-personal = Son lien personnel : { $link }
client-one-seat = Un lien personnel vaut pour sa place seulement. Pour prendre plusieurs places, utilisez une invitation.
client-several-seats = Ce lien vaut pour plusieurs places qui partagent un écran. Jouez-les dans le navigateur.
