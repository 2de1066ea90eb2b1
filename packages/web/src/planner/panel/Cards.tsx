// The cards of the panel. Those of the selection or a measurement come first.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { isEmptySelection } from '@homeplot/editor/selection';
import { CanvasSettings } from './CanvasSettings.tsx';
import { late } from '../../kit/late/late.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ToolCard } from './ToolCard.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';

const MeasurementCard = late(() => import('../selection/MeasurementCard.tsx'), 'MeasurementCard', {
  what: 'The measurement',
});

/** The last card, so that it moves no other when it appears. It isn't fetched before the opened plan has been drawn. */
const BeginCard = late(() => import('./BeginCard.tsx'), 'BeginCard', {
  when: 'idle',
  what: 'The card for beginning',
});

interface CardsProps {
  /** Whether only the cards of the selection or a measurement are shown, because a place below needs the room. */
  readonly isBrief?: boolean;
  /** Whether a place below leaves little room. */
  readonly isCut: boolean;
  /** Closes the panel, if it covers the canvas; then the tool's card is on the canvas. */
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

const SelectionCards = late(() => import('../selection/SelectionCards.tsx'), 'SelectionCards', {
  when: 'ahead',
});

/** The cards of the selection. They are fetched before anything can be selected. */
function Properties({ isCut }: { readonly isCut: boolean }) {
  const first = useSlice(({ selection: { ids, part } }) => part?.object ?? ids.values().next().value);
  return first === undefined ? null : (
    <PartBoundary key={first}>
      <SelectionCards isCut={isCut} />
    </PartBoundary>
  );
}

const SnapSwitches = late(() => import('./SnapSwitches.tsx'), 'SnapSwitches');

/** The card for what points snap to, which is collapsed and not fetched until it is opened. */
function SnapsCard() {
  const on = useSlice(({ scene }) => scene.snapping.snaps.objects);
  return (
    <FoldedCard title="Snaps" detail={on ? 'on' : 'off'}>
      <SnapSwitches />
    </FoldedCard>
  );
}
