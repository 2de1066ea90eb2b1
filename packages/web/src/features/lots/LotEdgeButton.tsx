// The row of an edge in the card of a lot.
import { gapText } from '@homeplot/plan/closureText';
import type { Lot } from '@homeplot/plan/lot';
import { lengthWriter, northOfBearings } from '@homeplot/plan/lotEdge';
import type { LotEdgeRow } from '@homeplot/plan/lotEdges';
import type { Units } from '@homeplot/plan/units';
import { ChevronRight } from 'lucide-react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { edgeBearing, edgeTitle } from './lotEdgeText.ts';

interface EdgeButtonProps {
  readonly lot: Lot;
  readonly row: LotEdgeRow;
  /** The units of the lot's lengths. */
  readonly units: Units;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function EdgeButton({ lot, row, units, isOpen, onOpen }: EdgeButtonProps) {
  const north = useSlice(({ plan }) => plan.settings.north);
  const write = lengthWriter(lot, row);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="grid w-full scroll-mt-14 grid-cols-[1rem_1fr_auto] items-baseline gap-x-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-panel"
    >
      <ChevronRight
        aria-hidden
        className={`size-4 self-center text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
      />
      <span className="truncate font-medium">{edgeTitle(row)}</span>
      <span className="tabular-nums">{write(row.length, units)}</span>
      <span className="col-start-2 col-end-4 text-ink-soft tabular-nums">
        {edgeBearing(row, northOfBearings(lot.edges, north))}
        {row.radius === undefined ? '' : `, R=${write(row.radius, units)}`}
      </span>
      {row.shift === undefined ? null : (
        <span className="col-start-2 col-end-4 text-ink-soft">
          {`End moved ${gapText(row.shift, units)} to close`}
        </span>
      )}
    </button>
  );
}
