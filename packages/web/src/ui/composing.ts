// Keys that belong to an input method, as Enter that ends a word of Japanese, do nothing else: no handler of the page hears
// them. The field that they are typed in still does. Imported before anything that listens for keys.

/** What browsers report in place of a key that an input method took; Safari for the Enter after the word, too. */
const takenKey = 229;

window.addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === takenKey) event.stopImmediatePropagation();
  },
  { capture: true },
);
