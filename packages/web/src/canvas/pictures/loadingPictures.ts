// Draws pictures as far as they have loaded. The code for them is fetched when the first one is to be drawn.
import type { Painted } from '../paint/painted.ts';
import type { Pictures } from '../paint/canvasPen.ts';

/** came: called when there is more to draw. */
export function loadingPictures(editor: Painted, came: () => void): Pictures {
  let draw: Pictures | undefined;
  let fetching: Promise<void> | undefined;
  /** When others have last edited the plan, by performance.now(). */
  let edited = -Infinity;
  editor.watch({
    edited: (_changes, _inverse, by) => {
      if (by === 'others') edited = performance.now();
    },
  });
  return (...mark) => {
    fetching ??= import('./pictureSource.ts').then(
      ({ pictureSource }) => {
        draw = pictureSource(editor, came, () => edited);
        came();
      },
      // It is tried again with the next picture that is drawn.
      () => void (fetching = undefined),
    );
    draw?.(...mark);
  };
}
