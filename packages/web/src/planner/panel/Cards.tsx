// The cards of the panel: what is selected or measured comes first, with nothing above it.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { whenIdle } from '../../kit/idle.ts';
import { isEmptySelection } from '@homeplot/editor/selection';
import { CanvasSettings } from './CanvasSettings.tsx';
import { Properties } from '../../features/properties/Properties.tsx';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SnapsCard } from './SnapsCard.tsx';
import { LateToolCard } from './LateToolCard.tsx';

const MeasurementCard = fetched(() =>
  import('../../features/properties/MeasurementCard.tsx').then((module) => module.MeasurementCard),
);

/** Last, so that it moves nothing when it comes; and not before the plan that was opened has been drawn. */
const BeginCard = fetched(() =>
  whenIdle().then(() => import('../../features/begin/BeginCard.tsx').then((module) => module.BeginCard)),
);

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
      {onClose ? null : <LateToolCard />}
      {isMeasured ? (
        <DialogBoundary what="The measurement">
          <MeasurementCard />
        </DialogBoundary>
      ) : null}
      <Properties isCut={isCut} />
      {isBrief ? null : (
        <>
          <QuickActions onPicked={onClose} />
          <CanvasSettings />
          <SnapsCard />
        </>
      )}
      {mayBegin && !isBrief ? (
        <DialogBoundary what="The card for beginning">
          <BeginCard onPicked={onClose} />
        </DialogBoundary>
      ) : null}
    </div>
  );
}
