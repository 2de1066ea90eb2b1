// A map of parcel outlines on which one is picked. For users who can't see it, the list beside it has the same choices.
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { OutlineMap } from './outlineMap.ts';
import type { ParcelShape } from './parcelShapes.ts';

interface OutlineMapViewProps {
  readonly shapes: readonly ParcelShape[];
  readonly chosen: ParcelShape | undefined;
  /** Must be a stable function: with another one, the map is made again. */
  readonly onPick: (shape: ParcelShape) => void;
}

export function OutlineMapView({ shapes, chosen, onPick }: OutlineMapViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<OutlineMap>(undefined);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const shown = new OutlineMap(canvas.current, shapes, onPick);
    map.current = shown;
    return () => shown.stop();
  }, [shapes, onPick]);
  useEffect(() => map.current?.choose(chosen), [chosen]);
  return (
    <div className="relative h-full min-h-56 overflow-hidden rounded-md border border-hairline">
      <canvas
        ref={canvas}
        className="absolute inset-0 size-full cursor-pointer touch-none border-accent bg-paper text-ink-faint"
      >
        {`Map of ${shapes.length} ${shapes.length === 1 ? 'outline' : 'outlines'}. Pick one in the list.`}
      </canvas>
      <div className="absolute right-2 bottom-2 flex flex-col gap-1 rounded-md border border-hairline bg-paper">
        <IconButton label="Zoom in on the parcels" onClick={() => map.current?.zoom(1)}>
          <Plus aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label="Zoom out on the parcels" onClick={() => map.current?.zoom(-1)}>
          <Minus aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label="Show all parcels" onClick={() => map.current?.fitAll()}>
          <Maximize aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </div>
  );
}
