// Keeps keys that belong to an input method, such as the Enter that ends a word of Japanese, from the page's handlers. The
// field in which they are typed still gets them. Must be imported before anything that listens for keys.

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
