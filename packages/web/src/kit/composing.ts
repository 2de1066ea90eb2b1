// Keys that belong to an input method, as Enter that ends a word of Japanese, do nothing else: no handler of the page hears
// them. The field that they are typed in still does. Imported before anything that listens for keys.

/** The deprecated code of a key that an input method took. Safari has no other sign on the Enter that ends a word. */
const takenKey = 229;
const codeOf = (event: KeyboardEvent): unknown => Reflect.get(event, 'keyCode');

window.addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || codeOf(event) === takenKey) event.stopImmediatePropagation();
  },
  { capture: true },
);
