// The buttons of an unfinished drawing, fetched before anything can be drawn.
import { DialogBoundary } from '../kit/late/DialogBoundary.tsx';
import { fetched } from '../kit/late/fetched.tsx';
import { useFetchAhead } from '../kit/firstSign.ts';
import { useSlice } from '../workspace/useWorkspace.ts';

const fetchButtons = () => import('./DrawingButtons.tsx');
const DrawingButtons = fetched(() => fetchButtons().then((module) => module.DrawingButtons));

export function LateDrawingButtons({ className }: { readonly className: string }) {
  useFetchAhead(fetchButtons);
  const isShown = useSlice(({ hand, scene }) => hand.isDrawing || scene.axis !== undefined);
  if (!isShown) return null;
  return (
    <DialogBoundary what="The button that cancels a drawing">
      <DrawingButtons className={className} />
    </DialogBoundary>
  );
}
