// The cards of the panel: what is selected or measured comes first, with nothing above it.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { isEmptySelection } from '@homeplot/editor/selection';
import { CanvasSettings } from './CanvasSettings.tsx';
import { Properties } from '../selection/Properties.tsx';
import { late } from '../../kit/late/late.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SnapsCard } from './SnapsCard.tsx';
import { ToolCard } from './ToolCard.tsx';

const MeasurementCard = late(() => import('../selection/MeasurementCard.tsx'), 'MeasurementCard', {
  what: 'The measurement',
});

/** Last, so that it moves nothing when it comes; and not before the plan that was opened has been drawn. */
const BeginCard = late(() => import('./BeginCard.tsx'), 'BeginCard', {
  when: 'idle',
  what: 'The card for beginning',
});

interface CardsProps {
  /** Only what is selected or measured, because a place below needs the room. */
  readonly isBrief?: boolean;
  /** Whether a place below leaves little room. */
  readonly isCut: boolean;
  /** Closes the panel, if it opens over the canvas, where the tool's card is then. */
  readonly onClose: (() => void) | undefined;
}

export function Cards({ isBrief = false, isCut, onClose }: CardsProps) {
  const isMeasured = useSlice(({ hand }) => hand.reading !== undefined);
  const mayBegin = useSlice(({ plan, selection }) => plan.objects.size > 0 && isEmptySelection(selection));
  return (
    <div className="flex flex-col gap-3 p-3 empty:hidden">
      {onClose ? null : <ToolCard />}
      {isMeasured ? <MeasurementCard /> : null}
      <Properties isCut={isCut} />
      {isBrief ? null : (
        <>
          <QuickActions onPicked={onClose} />
          <CanvasSettings />
          <SnapsCard />
        </>
      )}
      {mayBegin && !isBrief ? <BeginCard onPicked={onClose} /> : null}
    </div>
  );
}
