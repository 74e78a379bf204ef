// What scrolls sideways on a narrow screen can be scrolled by keyboard.
addEventListener("load", () => {
  for (const box of document.querySelectorAll("pre, .table-wrapper")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
});
