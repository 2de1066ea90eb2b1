// A layer of a drawing, as it is listed for the choice.
import { withSeparators } from '@homeplot/plan/units';
import type { DrawingLayer } from './worker/drawingFacts.ts';

export function LayerLabel({ layer: { name, color, isVisible, objects } }: { readonly layer: DrawingLayer }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-2">
      <span
        aria-hidden
        data-swatch=""
        className="size-3 shrink-0 self-center rounded-xs border border-edge"
        style={{ backgroundColor: color }}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isVisible ? null : <span className="text-sm text-ink-faint"> (off in the drawing)</span>}
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{withSeparators(objects)}</span>
    </span>
  );
}
