// The cards of the panel: what is selected or measured comes first, with nothing above it.
import { useSlice } from '../planner/useWorkspace.ts';
import { isEmptySelection } from '@homeplot/editor/selection';
import { CanvasSettings } from './CanvasSettings.tsx';
import { MeasurementCard } from './properties/MeasurementCard.tsx';
import { Properties } from './properties/Properties.tsx';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SnapsCard } from './SnapsCard.tsx';
import { ToolCard } from './ToolCard.tsx';

/** Last, so that it moves nothing when it comes. */
const BeginCard = fetched(() => import('./BeginCard.tsx').then((module) => module.BeginCard));

/** onClose: closes the panel, if it opens over the canvas, where the tool's card is then. */
export function Cards({ onClose }: { readonly onClose: (() => void) | undefined }) {
  const mayBegin = useSlice(({ plan, selection }) => plan.objects.size > 0 && isEmptySelection(selection));
  return (
    <div className="flex flex-col gap-3 p-3">
      {onClose ? null : <ToolCard />}
      <MeasurementCard />
      <Properties />
      <QuickActions onPicked={onClose} />
      <CanvasSettings />
      <SnapsCard />
      {mayBegin ? (
        <DialogBoundary what="The card for beginning">
          <BeginCard onPicked={onClose} />
        </DialogBoundary>
      ) : null}
    </div>
  );
}
