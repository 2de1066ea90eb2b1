// The buttons of an unfinished drawing, and of drawing along an edge (the drawing axis), fetched before anything can be drawn.
import { late } from '../kit/late/late.tsx';
import { useSlice } from '../workspace/useWorkspace.ts';

const DrawingButtons = late(() => import('./DrawingButtons.tsx'), 'DrawingButtons', {
  when: 'ahead',
  what: 'The button that cancels a drawing',
});

export function UnfinishedDrawingButtons({ className }: { readonly className: string }) {
  const isShown = useSlice(({ hand, scene }) => hand.isDrawing || scene.axis !== undefined);
  return isShown ? <DrawingButtons className={className} /> : null;
}
