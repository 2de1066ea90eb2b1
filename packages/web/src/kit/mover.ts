// Elements that are moved by a transform in every frame: the picture, the overlay, the fields at the pointer.

export interface Mover {
  /** Sets the element's CSS transform. */
  move(transform: string): void;
  /** Call it when the element is removed: an element with an animation, even a paused one, is never garbage-collected. */
  end(): void;
}

export function moverOf(element: HTMLElement): Mover {
  element.style.willChange = 'transform';
  // When a transform changes, Chromium recomputes the layers of the whole page, which takes a tenth of a frame, unless the
  // transform has an animation. This one does nothing, and gives way to !important.
  const animation = element.animate({ transform: ['none', 'none'] }, 1);
  animation.pause();
  return {
    move: (transform) => element.style.setProperty('transform', transform, 'important'),
    end: () => animation.cancel(),
  };
}
