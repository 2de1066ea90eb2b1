// Elements that are moved by a transform in every frame: the picture, the overlay, the fields at the pointer.

/** Prepares an element for moving, and returns the function that sets its CSS transform. */
export function moverOf(element: HTMLElement): (transform: string) => void {
  element.style.willChange = 'transform';
  // When a transform changes, Chromium recomputes the layers of the whole page, which takes a tenth of a frame, unless the
  // transform has an animation. This one does nothing, and gives way to !important.
  if (element.getAnimations().length === 0) element.animate({ transform: ['none', 'none'] }, 1).pause();
  return (transform) => element.style.setProperty('transform', transform, 'important');
}
