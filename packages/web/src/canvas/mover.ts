// What a transform moves in every frame: the picture, what lies over it, the fields at the pointer.

/** Readies an element to be moved, and returns what moves it by a transform as CSS has it. */
export function moverOf(element: HTMLElement): (transform: string) => void {
  element.style.willChange = 'transform';
  // Wherever a transform changes, Chromium divides the whole page into layers anew, a tenth of the time of a frame, but
  // not where an animation of it is there. This one stands still, and yields to what is important.
  if (element.getAnimations().length === 0) element.animate({ transform: ['none', 'none'] }, 1).pause();
  return (transform) => element.style.setProperty('transform', transform, 'important');
}
