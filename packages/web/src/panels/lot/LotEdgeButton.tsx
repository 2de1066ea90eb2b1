// The row of an edge in the card of a lot.
import { gapText } from '@homeplot/plan/closureText';
import type { LotEdgeRow } from '@homeplot/plan/lotEdges';
import { formatDistance } from '@homeplot/plan/units';
import { ChevronRight } from 'lucide-react';
import { useSlice } from '../../planner/useWorkspace.ts';
import { edgeBearing, edgeTitle } from './lotEdgeText.ts';

interface EdgeButtonProps {
  readonly row: LotEdgeRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function EdgeButton({ row, isOpen, onOpen }: EdgeButtonProps) {
  const { units, north } = useSlice(({ plan }) => plan.settings);
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
      <span className="tabular-nums">{formatDistance(row.length, units)}</span>
      <span className="col-start-2 col-end-4 text-ink-soft tabular-nums">
        {edgeBearing(row, north)}
        {row.radius === undefined ? '' : `, R=${formatDistance(row.radius, units)}`}
      </span>
      {row.shift === undefined ? null : (
        <span className="col-start-2 col-end-4 text-ink-soft">
          {`End moved ${gapText(row.shift, units)} to close`}
        </span>
      )}
    </button>
  );
}
