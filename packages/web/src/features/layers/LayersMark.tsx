// The mark on the button of the layers: a dot if a layer is hidden or locked.
import { useSlice } from '../../workspace/useWorkspace.ts';

export function LayersMark() {
  const note = useSlice(({ scene }) => layerNote(scene.layers.list));
  if (!note) return null;
  return (
    <>
      <span className="sr-only">{`, ${note}`}</span>
      <span
        aria-hidden
        title={note}
        className="absolute top-1.5 right-[calc(50%-1rem)] size-2 rounded-full border border-paper bg-accent"
      />
    </>
  );
}

function layerNote(
  layers: readonly { readonly hidden?: boolean | undefined; readonly locked?: boolean | undefined }[],
): string {
  const hidden = layers.filter((layer) => layer.hidden).length;
  const locked = layers.filter((layer) => layer.locked).length;
  return [hidden ? `${hidden} hidden` : '', locked ? `${locked} locked` : ''].filter(Boolean).join(', ');
}
