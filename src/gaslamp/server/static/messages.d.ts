/** What crosses the wire. `make types` writes it from the structs in Python: change those. */

/** What is posted where, and what is answered. */
export interface Posted {
  "/api/tables": { sent: NewTable; told: Admission };
  "/api/lessons": { sent: Learn; told: Admission };
  "/api/match": { sent: Seek; told: Admission };
  "/api/join": { sent: Join; told: Admission };
  "/api/watch": { sent: Watch; told: Admission };
  "/api/invited": { sent: Invited; told: Invitation };
  "/api/mine": { sent: Mine; told: TableList };
  "/api/tables/{table}/alerts": { sent: AboutAlerts; told: AlertNews };
  "/api/tables/{table}/alerts/push": { sent: TellBrowser; told: AlertNews };
  "/api/tables/{table}/alerts/mail": { sent: TellMail; told: AlertNews };
  "/api/tables/{table}/alerts/stop": { sent: StopAlerts; told: AlertNews };
  "/api/mail": { sent: AboutMail; told: MailAsked };
  "/api/mail/confirm": { sent: ConfirmMail; told: MailAsked };
  "/api/mail/stop": { sent: StopMail; told: MailAsked };
  "/api/me": { sent: AboutMe; told: Myself };
  "/api/me/take": { sent: TakeName; told: NameTaken };
  "/api/me/enter": { sent: EnterName; told: NameTaken };
  "/api/me/recover": { sent: RecoverName; told: NameTaken };
  "/api/me/passphrase": { sent: ChangePassphrase; told: NameTaken };
  "/api/me/leave": { sent: EndSession; told: Myself };
  "/api/me/seats": { sent: ClaimSeats; told: NameTaken };
  "/api/me/games": { sent: MyGames; told: GamePage };
  "/api/me/export": { sent: ExportMe; told: MyData };
  "/api/me/delete": { sent: DeleteMe; told: Myself };
}

export type Symbol = "cyber" | "forensic" | "witness";
export type Evidence = "cyber" | "forensic" | "universal" | "witness";
export type Fare = "black" | "bus" | "taxi" | "underground";
export type Phrase = "again" | "agreed" | "block" | "close" | "hello" | "look" | "luck" | "me" | "moment" | "near" | "no" | "sorry" | "spread" | "thanks" | "there" | "well-played";
export type TalkChannel = "table" | "team" | "watchers";
export type MarkChannel = "notebook" | "team";

export type Told =
  | TableNews
  | Gathering
  | SeatTimes
  | Update
  | Change
  | CurtainDrawn
  | Drafted
  | Station
  | Moved
  | Renewed
  | Guidance
  | Advice
  | Refused
  | Trouble
  | Notice
  | TalkLines
  | MarksDrawn
  | TypingNow
  | TeamPlanTold
  | NotebookTold;

export type Said =
  | Sit
  | Speak
  | Whole
  | Act
  | Look
  | Start
  | Leave
  | Return
  | Replace
  | Undo
  | Agree
  | Decline
  | Again
  | Rematch
  | Skip
  | Name
  | Choose
  | Watching
  | LookOver
  | Forget
  | Revoke
  | Renew
  | Publish
  | Dismiss
  | Prefer
  | AskStation
  | TryLayout
  | Chat
  | Typing
  | Mark
  | Unmark
  | Ready
  | Talking
  | ReportLine
  | RecordTalk
  | Planning
  | Noting;

export type GameEvent =
  | Deal
  | Move
  | Double
  | Began
  | Surfaced
  | Blocked
  | Stranded
  | Caught
  | Cornered
  | Opened
  | Ended
  | Done
  | Surface
  | Take
  | Plot
  | Draw
  | Settle
  | Commit
  | Collect
  | LieLow
  | Fly
  | Turn
  | Land
  | Ask
  | Ban
  | Barricade
  | Located
  | Confirmed
  | Recalled
  | Place
  | GiveUp
  | Scored
  | Fill
  | DrawLead
  | Follow
  | First
  | Visit
  | Swap
  | Solve
  | Solved
  | Keep
  | Finale;

export type GameAction =
  | Deal
  | Move
  | Double
  | Done
  | Surface
  | Take
  | Plot
  | Draw
  | Settle
  | Commit
  | Collect
  | LieLow
  | Fly
  | Turn
  | Land
  | Ask
  | Ban
  | Barricade
  | Place
  | GiveUp
  | Fill
  | DrawLead
  | Follow
  | First
  | Visit
  | Swap
  | Solve
  | Keep;

/** Where am I told that it is my turn at this table? This browser is known by its `endpoint`, if it has one. */
export interface AboutAlerts {
  endpoint?: string;
}

/** What is the link in a mail for? */
export interface AboutMail {
  code: string;
}

/** Who am I here? */
export interface AboutMe {
}

/** An action of a seat of mine. */
export interface Act {
  type: "act";
  action: GameAction;
  n?: number | null;
}

/** The table somebody may sit down at, and their token. */
export interface Admission {
  table: string;
  token: string;
}

/** A lesson: why a legal action is not what it asks for, and what to do; nothing was played. */
export interface Advice {
  type: "advice";
  text: string;
}

/** The host wants another game with the same people; everybody's answer is a `Moved`. */
export interface Again {
  type: "again";
  swap?: boolean;
  level?: string;
}

/** What somebody has asked us for is all right with me. */
export interface Agree {
  type: "agree";
  id?: number | null;
}

/** Where the person of a seat is told of their turn, and how they could be. */
export interface AlertNews {
  key: string;
  here: boolean;
  mail: boolean;
  address: string;
  confirmed: boolean;
}

/** From one station to another. */
export interface Arrow {
  type: "arrow";
  start: number;
  end: number;
}

/** SH-26, SH-28, SH-29: a character spends a token on a question. */
export interface Ask {
  type: "Ask";
  known_to?: number[];
  seat: number;
  pawn: number;
  about: "monument" | "park" | "past" | "quarter" | "river";
}

/** A chase: what is there to know of this station? The answer is a `Station`. */
export interface AskStation {
  type: "ask";
  station: number;
}

/** SH-27: Irene forbids Moriarty a ticket in his next turn. */
export interface Ban {
  type: "Ban";
  known_to?: number[];
  seat: number;
  pawn: number;
  fare: "bus" | "underground";
}

/** SH-30: Lestrade closes the station he left or reached this turn. */
export interface Barricade {
  type: "Barricade";
  known_to?: number[];
  seat: number;
  pawn: number;
  station: number;
}

/** A new round, the fugitive to move. */
export interface Began {
  type: "Began";
  known_to?: number[];
  round: number;
}

/** Every station the pawn could reach is occupied: it skips this turn. */
export interface Blocked {
  type: "Blocked";
  known_to?: number[];
  pawn: number;
}

/** How an event is to be seen on the board; step i is for event i of the update. */
export interface BoardStep {
  kind: string;
  pawn?: number;
  fare?: string;
  begin?: number;
  end?: number;
  via?: string[];
  along?: number[];
}

/** How well bots can play in the next game. */
export interface BotLevel {
  name: string;
  title: string;
  chosen: boolean;
}

/** A location of Case Connection. */
export interface CaseLocation {
  name: string;
  closed: boolean;
  items: (number | Evidence)[];
}

/** What one player of Case Connection has, visible to everybody. */
export interface CasePlayer {
  seat: number;
  who: string;
  bot: string;
  mine: boolean;
  current: boolean;
  points: number;
  cards: number[];
  tokens: Record<Evidence, number>;
  lead: number;
  solved: number[];
  bonus: number;
}

/** Case Connection as one seat sees it. */
export interface CaseScene {
  type: "case";
  deck: string;
  turn: string;
  wanted: boolean;
  heading: string;
  brief: string[];
  places: CaseLocation[];
  players: CasePlayer[];
  goal: number;
  me: number | null;
  drawn: number[];
  stock: string;
  spread: Spread | null;
  hints: boolean;
  offers: Offer[];
  round_began: number;
  since_mine: number;
  over: string[];
  ending: Ending | null;
}

/** A character one may choose while the table waits. */
export interface CastMember {
  name: "irene" | "lestrade" | "mycroft" | "sherlock" | "watson";
  shape: string;
  colour: string;
  title: string;
  ability: string;
  seat: number | null;
  taken: boolean;
}

/** A detective stands where the fugitive is. */
export interface Caught {
  type: "Caught";
  known_to?: number[];
  pawn: number;
  station: number;
}

/** The next `Update`, told by what differs from the last one on this socket (`deltas`). */
export interface Change {
  type: "change";
  after: number;
  delta: Record<string, unknown> | unknown[];
}

/** Another passphrase; all other sessions end. */
export interface ChangePassphrase {
  old: string;
  new: string;
}

/** A chase as one seat sees it. */
export interface ChaseScene {
  type: "chase";
  board: string;
  turn: string;
  wanted: boolean;
  heading: string;
  brief: string[];
  pawns: ScenePawn[];
  ghost: LastSeen | null;
  log: LogWindow[];
  possible: number[];
  marks: Record<string, number[]>;
  scores: Score[];
  stock: TicketCount[];
  offers: Offer[];
  steps: (BoardStep | null)[];
  recap: Recap;
  clues: TokenClue[];
  over: string[];
  ending: Ending | null;
}

/** Say something to those of a channel: a text or a phrase. */
export interface Chat {
  type: "chat";
  channel: TalkChannel;
  text?: string;
  phrase?: Phrase | null;
}

/** One of the values an option can have; `about` says what it means, where the title does not. */
export interface Choice {
  value: string;
  title: string;
  about: string;
}

/** The Sherlock Holmes edition: whom this seat of mine is to play, as long as the table waits. */
export interface Choose {
  type: "choose";
  seat: number;
  character: "irene" | "lestrade" | "mycroft" | "sherlock" | "watson";
}

/** Let the seats of these tokens be mine. */
export interface ClaimSeats {
  tokens: string[];
}

/** How long people may think, and that in words. */
export interface ClockChoice {
  clock: MoveClock | GameClock | DaysClock;
  title: string;
}

/** A clue, as far as it must be known to draw what connects it. */
export interface ClueFacts {
  sides: [Symbol[], Symbol[], Symbol[], Symbol[]];
  signs: [number, Symbol, number, number][];
  bonus: "lead" | "point" | "universal" | null;
}

/** SH-33: at a hideout Moriarty takes a ticket from the supply. */
export interface Collect {
  type: "Collect";
  known_to?: number[];
  seat: number;
  fare: "black" | "double";
}

/** SH-14: a crime where Moriarty stands; where that is stays his secret. */
export interface Commit {
  type: "Commit";
  known_to?: number[];
  seat: number;
}

/** Yes, I want to be told there. */
export interface ConfirmMail {
  code: string;
}

/** Moriarty says whether his station carries a symbol. */
export interface Confirmed {
  type: "Confirmed";
  known_to?: number[];
  symbol: "monument" | "park" | "river";
  carries: boolean;
}

/** The fugitive cannot move. */
export interface Cornered {
  type: "Cornered";
  known_to?: number[];
  station: number;
}

/** Several share this screen and the next turn is for one pair of eyes: nothing is to be seen until `Look`. */
export interface CurtainDrawn {
  type: "curtain";
  n: number;
  seat: number;
  who: string;
  text: string;
}

/** So many days for each move, of which only the hours count in which one plays. */
export interface DaysClock {
  kind: "days";
  days: number;
  opens: number;
  closes: number;
  offset: number;
}

/** Chance puts a pawn on its start station. */
export interface Deal {
  type: "Deal";
  known_to?: number[];
  seat: number;
  pawn: number;
  station?: number;
}

/** All cards by their numbers. */
export interface DeckFacts {
  clues: Record<string, ClueFacts>;
  leads: Record<string, LeadFacts>;
}

/** It is not; or I do not ask for it any more. */
export interface Decline {
  type: "decline";
  id?: number | null;
}

/** Remove all that is kept about me. */
export interface DeleteMe {
  passphrase: string;
}

/** The host sends away whoever sits there, as long as the table waits: their token opens it no more. */
export interface Dismiss {
  type: "dismiss";
  seat: number;
}

/** The fugitive leaves it at that move, whatever else was on offer. */
export interface Done {
  type: "Done";
  known_to?: number[];
  seat: number;
}

/** The fugitive will move twice this turn. */
export interface Double {
  type: "Double";
  known_to?: number[];
  seat: number;
}

/** How a layout stands after what was tried; what is refused leaves it as it was. */
export interface Drafted {
  type: "drafted";
  cards: Laid[];
  links: Link[];
  solved: boolean;
  missing: [number, Symbol][];
  wants: Want[];
  loose: number[];
  openings: Record<string, [number, number][]>;
  joints: [number, number, Evidence[]][];
  text: string[];
  refused: string;
  rule: string;
  link: string;
}

/** Chance gives Moriarty his start tile. */
export interface Draw {
  type: "Draw";
  known_to?: number[];
  seat: number;
  tile?: number[];
}

/** CC-4, CC-13: chance deals a lead for a player to look at. */
export interface DrawLead {
  type: "DrawLead";
  known_to?: number[];
  seat: number;
  player: number;
  lead?: number;
}

/** Sign out: here, or in the browser of this session. */
export interface EndSession {
  session?: string;
}

/** The last event of every match. */
export interface Ended {
  type: "Ended";
  known_to?: number[];
  outcome: Outcome;
}

/** How it ended for the reader; None before the end. */
export interface Ending {
  verdict: string;
  tone: "lost" | "told" | "won";
  how: string;
  results: Result[];
  ways: FugitiveRoute[];
  swap: boolean;
  levels: BotLevel[];
}

/** Sign in. */
export interface EnterName {
  name: string;
  passphrase: string;
}

/** All that is kept about me. */
export interface ExportMe {
  passphrase: string;
}

/** Something true and countable about a way. */
export interface Figure {
  name: string;
  value: string;
  tickets?: TicketCount[];
}

/** CC-3: chance fills a place of a location. */
export interface Fill {
  type: "Fill";
  known_to?: number[];
  seat: number;
  location: number;
  item: number | Evidence;
}

/** CC-14: a player is the first to have nine points or more; the last turns follow. */
export interface Finale {
  type: "Finale";
  known_to?: number[];
  player: number;
}

/** CC-4: chance says who begins. */
export interface First {
  type: "First";
  known_to?: number[];
  seat: number;
  player: number;
}

/** SH-35: Moriarty leaves a hideout by balloon. */
export interface Fly {
  type: "Fly";
  known_to?: number[];
  seat: number;
}

/** CC-4, CC-13: a player keeps one of the leads drawn and puts the others under the pile. */
export interface Follow {
  type: "Follow";
  known_to?: number[];
  seat: number;
  lead: number;
}

/** The host wants the table removed with everything in it; or I want my name removed, at any time. */
export interface Forget {
  type: "forget";
  what: "name" | "table";
}

/** The route of the fugitive, from the start to the end. */
export interface FugitiveRoute {
  title: string;
  stops: RouteStop[];
  figures: Figure[];
}

/** So many seconds for all of one's moves, and a few more for each that was made. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
}

/** A game as the first page offers it. */
export interface GameEntry {
  name: string;
  title: string;
  blurb: string;
  screen: "case" | "map";
  sides: boolean;
  solo: number;
  least: number;
  most: number;
  roles: Record<string, string[]>;
  levels: Level[];
  lessons: Guided[];
  level: string;
  options: Option[];
  presets: Preset[];
  mirrored: string[];
  teams: Record<string, string[]>;
}

/** All there is to play, and the clocks to play it with. */
export interface GameList {
  games: GameEntry[];
  clocks: ClockChoice[];
}

/** Some of my games; `more` if there are earlier ones. */
export interface GamePage {
  games: PlayedGame[];
  more: boolean;
}

/** A table that waits: how it waits for strangers. Sent when that changes, where they may come or could before. */
export interface Gathering {
  type: "gathering";
  public: boolean;
  fill: number | null;
  seconds: number | null;
  level: string;
  drawn: boolean;
  sided: boolean;
  full: boolean;
  wish: "any" | "flee" | "hunt";
}

/** A move that somebody proposes for a pawn; a new one of theirs takes its place. */
export interface GhostMove {
  type: "move";
  pawn: number;
  station: number;
  kind: Fare | null;
}

/** CP-10, ruling: a detectives' player is for giving up; when all are, the round is over. */
export interface GiveUp {
  type: "GiveUp";
  known_to?: number[];
  seat: number;
}

/** A lesson: where one is in it, in the reader's language; it belongs to the update with the same `n`. */
export interface Guidance {
  type: "guidance";
  n: number;
  lesson: string;
  title: string;
  number: number;
  count: number;
  praise: string;
  text: string;
  task: string;
  over: boolean;
  next: string;
  next_title: string;
  chairs: string[];
}

/** A lesson to choose. */
export interface Guided {
  name: string;
  title: string;
  about: string;
}

/** One line of what has happened: all that one pawn did, or one thing that is nobody's move. */
export interface Happening {
  text: string;
  events: number[];
  pawn?: number;
}

/** A seat of mine at a table that still is. */
export interface HeldSeat {
  table: string;
  seat: number;
  name: string;
}

/** What an invitation is for, and who is there already. */
export interface Invitation {
  table: string;
  title: string;
  phase: "over" | "playing" | "waiting";
  stands: "next" | "closed" | "free" | "full" | "over" | "running" | "seat" | "taken" | "watch";
  text: string;
  seat: boolean;
  watch: boolean;
  chairs: InvitedChair[];
}

/** What would I join with this link? */
export interface Invited {
  invite: string;
  language?: string;
}

/** A seat as somebody sees it who does not sit at the table. */
export interface InvitedChair {
  role: string;
  name: string;
  kind: "bot" | "open" | "person";
  agent: string;
}

/** Take a free seat with a link somebody has sent. */
export interface Join {
  invite: string;
  name?: string;
}

/** CC-13: a player keeps two items of the layout; the others go back. */
export interface Keep {
  type: "Keep";
  known_to?: number[];
  seat: number;
  items: (number | Evidence)[];
}

/** A clue card and its place in the grid. */
export interface Laid {
  card: number;
  x: number;
  y: number;
}

/** Moriarty names the station of the tile where he comes down. */
export interface Land {
  type: "Land";
  known_to?: number[];
  seat: number;
  station: number;
}

/** Where the fugitive was last seen, and after which entry. */
export interface LastSeen {
  station: number;
  entry: number;
  age: number;
}

/** A lead, as far as it must be known to draw what connects it. */
export interface LeadFacts {
  points: number;
  sides: [Symbol[], Symbol[], Symbol[], Symbol[]];
  signs: [number, Symbol, number, number][];
}

/** Have a lesson, by its name. */
export interface Learn {
  lesson: string;
  name?: string;
}

/** A bot is to play on for me. */
export interface Leave {
  type: "leave";
}

/** How well a bot plays. */
export interface Level {
  value: string;
  title: string;
  about: string;
}

/** SH-34: at a hideout Moriarty stays hidden where he should surface. */
export interface LieLow {
  type: "LieLow";
  known_to?: number[];
  seat: number;
}

/** CC-8: a connection between two cards: the symbol they share, and the token that proves it. */
export interface Link {
  one: number;
  other: number;
  symbol: Symbol;
  token: Evidence;
}

/** The tables that wait for strangers, the latest first. */
export interface LobbyList {
  tables: WaitingTable[];
}

/** Moriarty names the quarter he is in. */
export interface Located {
  type: "Located";
  known_to?: number[];
  quarter: string;
}

/** One window of the travel log. */
export interface LogWindow {
  n: number;
  fare?: string;
  name?: string;
  station?: number;
  surfaced?: boolean;
  due?: boolean;
}

/** The others look away: show the screen to this seat of mine. */
export interface Look {
  type: "look";
  seat: number;
}

/** Somebody who watches wants to look over this seat's shoulder from now on; none: to see what everybody may. */
export interface LookOver {
  type: "over";
  seat?: number | null;
}

/** What the link in a mail is for; no `address` if no mails go there any more. */
export interface MailAsked {
  address: string;
  game: string;
  confirmed: boolean;
}

/** Draw something on the map for those of a channel. */
export interface Mark {
  type: "mark";
  channel: MarkChannel;
  mark: Pin | Stroke | Arrow | Strike | GhostMove;
}

/** All that is drawn for those of a channel, whenever that changes. */
export interface MarksDrawn {
  type: "marks";
  channel: MarkChannel;
  marks: SeenMark[];
  ready: number[];
}

/** What has become of the tables whose tokens I hold? */
export interface Mine {
  tokens: string[];
  language?: string;
}

/** How the mirrored games at a table stand, of which this is one. */
export interface MirrorNews {
  number: number;
  text: string;
  over: boolean;
  verdict: string;
  results: MirrorResult[];
}

/** How long somebody stayed free in one of several mirrored games. */
export interface MirrorResult {
  place: number;
  who: string;
  how: string;
  table: string;
  mine: boolean;
}

/** A pawn pays one ticket and rides one line. */
export interface Move {
  type: "Move";
  known_to?: number[];
  seat: number;
  pawn: number;
  fare: Fare;
  station?: number;
}

/** So many seconds for each move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** The same people play on at another table: which, and this screen's own token for it. */
export interface Moved {
  type: "moved";
  table: string;
  token: string;
}

/** All that is kept about somebody, except what opens something: hashes of passphrases, codes and tokens. */
export interface MyData {
  name: string;
  made: number;
  sessions: Session[];
  seats: HeldSeat[];
  history: PlayedGame[];
  statistics: PlayedTally[];
  ratings: RoleRating[];
  others: Record<string, unknown>;
}

/** My games that are over, the latest first; those that ended before then. */
export interface MyGames {
  before?: number | null;
}

/** Whose name it is; an empty one if nobody is signed in. */
export interface Myself {
  name: string;
  made: number;
  sessions: Session[];
  statistics: PlayedTally[];
  ratings: RoleRating[];
}

/** What I want to be called on this seat of mine, as long as the table waits. */
export interface Name {
  type: "name";
  seat: number;
  name: string;
}

/** I am signed in; the `recovery` code is shown this once. */
export interface NameTaken {
  name: string;
  recovery: string;
}

/** Set up a table: for every seat `me`, `open` or the name of a bot. */
export interface NewTable {
  game: string;
  chairs: string[];
  names?: string[];
  options?: Record<string, unknown>;
  hints?: boolean;
  watch?: boolean | null;
  policy?: "none" | "public" | "seats" | null;
  delay?: number;
  clock?: MoveClock | GameClock | DaysClock | null;
  rated?: boolean;
  mirrored?: boolean;
  public?: StrangerTerms | null;
}

/** A station one ride away, and how soon a detective can be there. */
export interface NextStation {
  station: number;
  fares: Fare[];
  moves: number | null;
  pawns: number[];
  text: string;
}

/** A stop of the fugitive's way so far; number 0 is where he began. */
export interface NotebookStop {
  n: number;
  station: number;
  text: string;
  fare?: string;
  name?: string;
  via?: string[];
  surfaced?: boolean;
}

/** What stands in the fugitive's notebook, for him alone; without a `station` there is nothing to note now. */
export interface NotebookTold {
  type: "notebook";
  n: number;
  station: number | null;
  way: NotebookStop[];
  known: number[];
  next: NextStation[];
  told: string[];
}

/** Something that is no event of the game: everybody at the table should know it, or it is done as asked. */
export interface Notice {
  type: "notice";
  text: string;
}

/** The fugitive wants to be told what stands in his notebook, now and after all that happens; or no more. */
export interface Noting {
  type: "notebook";
  wanted: boolean;
}

/** What an action is called and where on the screen it belongs; offer i is for action i. */
export interface Offer {
  text: string;
  group: "button" | "ride";
  kind: string;
  pawn?: number;
  fare?: string;
  station?: number;
  via?: string[];
  careful?: boolean;
  notes?: string[];
  location?: number;
  items?: (number | Evidence)[];
  lead?: number;
}

/** The log, start station first, for everybody to check. */
export interface Opened {
  type: "Opened";
  known_to?: number[];
  stations: number[];
}

/** Somebody else at a table that is over. */
export interface Opponent {
  seat: number;
  role: "detective" | "fugitive" | "player";
  name: string;
  kind: "bot" | "deleted" | "guest" | "kept";
  won: boolean;
}

/** One thing that can be set; `default` is None where the book's number hangs on the other options. */
export interface Option {
  name: string;
  title: string;
  about: string;
  kind: "choice" | "flag" | "numbers" | "whole" | "words";
  default: boolean | number | string | (number | string)[] | null;
  choices: Choice[];
  least: number | null;
  most: number | null;
  on_card: boolean;
}

/** How a match ended: who won, and by which rule. */
export interface Outcome {
  winners: number[];
  rule: string;
  how?: string;
}

/** The labels that come with the page, and of which language they are. */
export interface PageWords {
  language: string;
  words: Record<string, string>;
}

/** A pawn that can be seen, and how far it is from a station. */
export interface PawnDistance {
  pawn: number;
  moves: number | null;
  mine: boolean;
  text: string;
}

/** A pin at a station, perhaps with a word to it. */
export interface Pin {
  type: "pin";
  station: number;
  label: string;
}

/** CP-3: the detectives put one of their pawns on the board. */
export interface Place {
  type: "Place";
  known_to?: number[];
  seat: number;
  pawn: number;
  station: number;
}

/** What comes of it, by the public belief. */
export interface PlanOdds {
  now: number;
  covered: number;
  win: number | null;
}

/** The move of one pawn in a plan. */
export interface PlanRide {
  pawn: number;
  fare: Fare;
  station: number;
  text: string;
  why: string;
  fixed: boolean;
}

/** What the moves tell either side, in stations. */
export interface PlanTells {
  possible: number;
  left: number;
  then: number;
  free: number;
}

/** A detective wants to be told what a bot would have the whole team do, in every turn from now on; or no more. */
export interface Planning {
  type: "plan";
  wanted: boolean;
}

/** A game of mine that is over. */
export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  when: number;
  role: "detective" | "fugitive" | "player";
  place: number;
  won: boolean;
  rated: boolean;
  mirror: "drawn" | "lost" | "won" | null;
  there: boolean;
  others: Opponent[];
}

/** How often I have played in a role of a game, and won. */
export interface PlayedTally {
  game: string;
  title: string;
  role: "detective" | "fugitive" | "player";
  games: number;
  won: number;
}

/** Chance gives Moriarty a crime scene. */
export interface Plot {
  type: "Plot";
  known_to?: number[];
  seat: number;
  station?: number;
}

/** Where sides are drawn: which I would like. */
export interface Prefer {
  type: "prefer";
  wish: "any" | "flee" | "hunt";
}

/** House rules that go well together; `options` is all that differs from the book. */
export interface Preset {
  name: string;
  title: string;
  about: string;
  options: Record<string, boolean | number | string | (number | string)[] | null>;
  worth: string;
}

/** The host says how strangers may join as long as the table waits; null: not any more. */
export interface Publish {
  type: "publish";
  terms: StrangerTerms | null;
}

/** A QR code as an SVG path in a square of `size`, its quiet zone included. */
export interface QrCode {
  size: number;
  path: string;
}

/** A rating after a match: most likely `low` to `high`. */
export interface RatingPoint {
  when: number;
  rating: number;
  low: number;
  high: number;
}

/** A detective is ready, or not any more; it holds until the round is over. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** Moriarty tells where he was at an earlier entry. */
export interface Recalled {
  type: "Recalled";
  known_to?: number[];
  entry: number;
  station: number;
}

/** What has happened since this screen's seats last acted; since the start before they have. */
export interface Recap {
  since: number;
  lines: Happening[];
}

/** I would like what is said at the table kept in its record, and the others are asked; or I do not want it. */
export interface RecordTalk {
  type: "record";
  wanted: boolean;
}

/** I have forgotten my passphrase: take this one, by the code I was shown. */
export interface RecoverName {
  name: string;
  code: string;
  passphrase: string;
}

/** The rules say no; the text is in the reader's language. */
export interface Refused {
  type: "refused";
  rule: string;
  text: string;
  link: string;
}

/** I would like another game with sides swapped; others who are here are asked, and bots play for who declines. */
export interface Rematch {
  type: "rematch";
}

/** From now on this token is mine, and the one I came by opens nothing; the answer is a `Renewed`. */
export interface Renew {
  type: "renew";
  token: string;
}

/** The token that this screen asked for is its own now; the one it came by opens nothing any more. */
export interface Renewed {
  type: "renewed";
  token: string;
}

/** A bot is to play for somebody who is not there: the host's word is enough, else the others here are asked. */
export interface Replace {
  type: "replace";
  seat: number;
}

/** Report a line to whoever keeps the server. Lines are numbered by channel, so that none tells of another. */
export interface ReportLine {
  type: "report";
  channel: TalkChannel;
  n: number;
}

/** A line of the final score, the best first. */
export interface Result {
  place: number;
  who: string;
  points: number;
  mine?: boolean;
  won?: boolean;
}

/** I play on myself. */
export interface Return {
  type: "return";
}

/** The host has all invitations given out so far open nothing; those who watch by one are sent away. */
export interface Revoke {
  type: "revoke";
  what?: "invitations";
}

/** My rating in a role of a game, and how it came about. */
export interface RoleRating {
  game: string;
  title: string;
  role: "detective" | "fugitive" | "player";
  games: number;
  sure: boolean;
  points: RatingPoint[];
}

/** A stop of his way, once the log lies open; number 0 is where he began. */
export interface RouteStop {
  n: number;
  station: number;
  text: string;
  possible: number[];
  pawns: (number | null)[];
  fare?: string;
  name?: string;
  via?: string[];
  surfaced?: boolean;
  crime?: boolean;
}

/** A figure on the board and all that lies before it. */
export interface ScenePawn {
  pawn: number;
  name: string;
  letter: string;
  title: string;
  who: string;
  bot?: string;
  seat?: number;
  mine: boolean;
  station: number | null;
  tickets?: TicketCount[];
  tokens?: number;
  state?: "" | "moved" | "stranded" | "to-move";
}

/** A line of the score sheet. */
export interface Score {
  who: string;
  bot?: string;
  points: number | null;
  state: "done" | "later" | "now";
  mine?: boolean;
}

/** CP-11: a round is over, and this is what its Mister X has made of it. */
export interface Scored {
  type: "Scored";
  known_to?: number[];
  seat: number;
  points: number;
  how: "caught" | "cornered" | "given-up" | "spent" | "stuck";
}

/** How a seat stands with the clock when this is told; no clock of the reader's need be right. */
export interface SeatTime {
  seat: number;
  seconds: number | null;
  running: boolean;
  lapsed: boolean;
}

/** The clocks of the people at a table that has one; sent whenever one begins, stops or is set anew. */
export interface SeatTimes {
  type: "times";
  seats: SeatTime[];
}

/** Seat me with strangers: at a table that waits for somebody like me, or at a new one. */
export interface Seek {
  game: string;
  seats: number;
  token: string;
  name?: string;
  wish?: "any" | "flee" | "hunt";
  clock?: MoveClock | GameClock | DaysClock | null;
  public?: StrangerTerms;
  avoid?: string[];
}

/** A view: the state with blanks. */
export interface Seen {
  seat: number;
  state: unknown;
}

/** Something that somebody drew on the map. */
export interface SeenMark {
  id: number;
  seat: number;
  name: string;
  mine: boolean;
  mark: Pin | Stroke | Arrow | Strike | GhostMove;
}

/** A browser in which somebody is signed in. */
export interface Session {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

/** Moriarty chooses which station of his tile he starts from. */
export interface Settle {
  type: "Settle";
  known_to?: number[];
  seat: number;
  station?: number;
}

/** What somebody who watches sees of the match, and may choose to see. */
export interface ShoulderSight {
  seats: number[];
  seat: number | null;
  late: boolean;
  text: string;
}

/** The first message: by whose leave I am here, and how far I have been told already. */
export interface Sit {
  type: "sit";
  token: string;
  language?: string;
  over?: number | null;
}

/** A lesson: do this step for me. */
export interface Skip {
  type: "skip";
}

/** CC-12: a player lays out cards and tokens that connect every symbol of the lead. */
export interface Solve {
  type: "Solve";
  known_to?: number[];
  seat: number;
  cards: Laid[];
  links: Link[];
}

/** CC-13: the lead is scored, and what it brings besides. */
export interface Solved {
  type: "Solved";
  known_to?: number[];
  player: number;
  lead: number;
  points: number;
  bonuses?: ("lead" | "point" | "universal")[];
}

/** Tell me everything in this language from now on. */
export interface Speak {
  type: "speak";
  language: string;
}

/** A layout that has solved a lead, as it lies on the table. */
export interface Spread {
  seat: number;
  lead: number;
  cards: [number, number, number][];
  links: [number, number, Symbol, Evidence][];
  fresh: boolean;
}

/** The host wants to begin; bots take the free seats. */
export interface Start {
  type: "start";
}

/** A chase: all there is to know of a station, from this screen's own view. */
export interface Station {
  type: "station";
  n: number;
  station: number;
  stops: StationStop[];
  signs: StationSign[];
  near: PawnDistance[];
  notes: string[];
  offered: boolean;
  rule: string;
  reason: string;
  link: string;
  text: string;
}

/** Something that is marked at a station: which mark, and what it is called. */
export interface StationSign {
  mark: string;
  text: string;
}

/** A kind of line that stops at a station, and where one ride on it leads. */
export interface StationStop {
  kind: string;
  name: string;
  stations: number[];
}

/** Tell this browser no more, or send no more mails about this table. */
export interface StopAlerts {
  kind: "mail" | "push";
  endpoint?: string;
}

/** I want no more mails about this table. */
export interface StopMail {
  code: string;
}

/** No ticket left fits any line here: the pawn is out for good and still blocks its station. */
export interface Stranded {
  type: "Stranded";
  known_to?: number[];
  pawn: number;
}

/** How a table waits for strangers. */
export interface StrangerTerms {
  fill: number | null;
  level: string;
}

/** He is not here. */
export interface Strike {
  type: "strike";
  station: number;
}

/** A line drawn by hand, in the coordinates of the board. */
export interface Stroke {
  type: "stroke";
  points: [number, number][];
}

/** CL-25: the fugitive shows himself unasked. */
export interface Surface {
  type: "Surface";
  known_to?: number[];
  seat: number;
}

/** The fugitive shows himself on the board. */
export interface Surfaced {
  type: "Surfaced";
  known_to?: number[];
  entry: number;
  station: number;
}

/** CC-7: a player gives three equal tokens for a universal one. */
export interface Swap {
  type: "Swap";
  known_to?: number[];
  seat: number;
  kind: Symbol;
}

/** One seat of a table as those at the table see it. */
export interface TableChair {
  seat: number;
  role: string;
  name: string;
  kind: "bot" | "open" | "person";
  agent: string;
  level: string;
  here: boolean;
  mine: boolean;
  left: boolean;
  absent: boolean;
  invite: string;
  mark: "" | "guest" | "kept";
}

/** Somebody's tables, as far as they can be read. */
export interface TableList {
  tables: TableSummary[];
}

/** Who sits where; sent whenever that changes. */
export interface TableNews {
  type: "table";
  protocol: number;
  table: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  title: string;
  lesson: string;
  phase: "over" | "playing" | "waiting";
  host: boolean;
  hints: boolean;
  settings: string[];
  chairs: TableChair[];
  address: string;
  invite: string;
  qr: QrCode | null;
  alone: string;
  missing: string;
  figures: CastMember[];
  watching: boolean;
  watchers: number;
  watched: string;
  watchable: boolean;
  policy: "none" | "public" | "seats";
  policies: ("none" | "public" | "seats")[];
  delay: number;
  rule: string;
  sight: ShoulderSight | null;
  watch: string;
  warming: string;
  clock: string;
  mirror: MirrorNews | null;
  rated: string;
  question: TableQuestion | null;
  channels: (TalkChannel | MarkChannel)[];
  talking: boolean;
  recorded: boolean;
}

/** What somebody at the table asks the others for. */
export interface TableQuestion {
  id: number;
  kind: "record" | "rematch" | "replace" | "undo" | "watching";
  seat: number;
  text: string;
  awaited: boolean;
  mine: boolean;
}

/** A table in a line of somebody's list. */
export interface TableSummary {
  table: string;
  token: number;
  title: string;
  phase: "over" | "playing" | "waiting";
  names: string[];
  watching: boolean;
  bots: number[];
  wanted: boolean;
  ended: string;
  when: number;
}

/** CL-25: the fugitive takes a ticket of his choice from a pawn. */
export interface Take {
  type: "Take";
  known_to?: number[];
  seat: number;
  pawn: number;
  fare: Fare;
}

/** Keep this name for me, and let the seats of these tokens be mine. */
export interface TakeName {
  name: string;
  passphrase: string;
  tokens?: string[];
}

/** Something that somebody said. */
export interface TalkLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: Phrase | null;
  mine: boolean;
}

/** What was said on a channel. */
export interface TalkLines {
  type: "talk";
  channel: TalkChannel;
  since: number;
  lines: TalkLine[];
}

/** The host switches the chat of the table and of the watchers off or on. */
export interface Talking {
  type: "talking";
  allowed: boolean;
}

/** What a bot would have the detectives do, for them alone; without `moves` there is nothing to plan now. */
export interface TeamPlanTold {
  type: "plan";
  n: number;
  by: number | null;
  who: string;
  moves: PlanRide[];
  odds: PlanOdds | null;
  tells: PlanTells | null;
  told: string[];
}

/** Tell this browser: what it says of itself when it subscribes to Web Push. */
export interface TellBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** Tell me by mail; a first mail asks whether whoever reads it wants that. */
export interface TellMail {
  address: string;
  language?: string;
  endpoint?: string;
}

/** A kind of ticket somebody has. */
export interface TicketCount {
  fare: string;
  name: string;
  count?: number;
}

/** SH-26 to SH-30: what a token has brought the detectives. */
export interface TokenClue {
  kind: "ban" | "past" | "quarter" | "roadblock" | "symbol";
  who: string;
  when: string;
  text: string;
  entry: number;
  age: number;
  stale?: boolean;
  quarter?: string;
  symbol?: string;
  carries?: boolean;
  station?: number;
  fare?: string;
}

/** Something other than the rules is in the way, and what to do about it. */
export interface Trouble {
  type: "trouble";
  key: string;
  text: string;
}

/** Case Connection: try something on a layout that is not played yet; the answer is a `Drafted`. */
export interface TryLayout {
  type: "draft";
  cards?: Laid[];
  links?: Link[];
  do?: "check" | "clear" | "hint" | "join" | "lay" | "lift" | "part";
  card?: number | null;
  x?: number;
  y?: number;
  one?: number | null;
  other?: number | null;
  token?: Evidence | null;
  symbol?: Symbol | null;
}

/** Chance turns up one of Moriarty's face-down tiles. */
export interface Turn {
  type: "Turn";
  known_to?: number[];
  seat: number;
  tile: number[];
}

/** I am writing; it is forgotten after a few seconds, or when something is said. */
export interface Typing {
  type: "typing";
  channel: TalkChannel;
}

/** Who else is writing on a channel; nobody once that is over. */
export interface TypingNow {
  type: "typing";
  channel: TalkChannel;
  seats: number[];
}

/** I would like to take back my last action; the other people are asked. */
export interface Undo {
  type: "undo";
}

/** Wipe these marks off; those of a team wipe off each other's. */
export interface Unmark {
  type: "unmark";
  channel: MarkChannel;
  marks: number[];
}

/** A whole view, and what happened since the last one. */
export interface Update {
  type: "update";
  n: number;
  since: number;
  view: Seen;
  events: GameEvent[];
  told: string[];
  why: Record<string, string>;
  actions: GameAction[];
  scene: ChaseScene | CaseScene;
}

/** CC-5: a player takes two items from a location. */
export interface Visit {
  type: "Visit";
  known_to?: number[];
  seat: number;
  location: number;
  items: (number | Evidence)[];
}

/** A table that waits for strangers, as anybody sees it. */
export interface WaitingTable {
  invite: string;
  game: string;
  title: string;
  seats: number;
  free: number;
  names: string[];
  bots: number;
  drawn: boolean;
  seat: string;
  rules: string[];
  clock: string;
  seconds: number | null;
}

/** A symbol of the lead that wants a connection (CC-9, CC-12). */
export interface Want {
  side: number;
  symbol: Symbol;
  spots: [number, number][];
  tokens: number;
  text: string;
  about: string;
}

/** Look on with a link somebody has sent. */
export interface Watch {
  invite: string;
}

/** The host says whether others may watch, or what they may see; in a game to show them more is asked of all. */
export interface Watching {
  type: "watching";
  allowed?: boolean | null;
  policy?: "none" | "public" | "seats" | null;
  delay?: number;
}

/** I cannot make sense of a `Change`: tell me everything anew. */
export interface Whole {
  type: "whole";
}
