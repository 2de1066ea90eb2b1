// The cards of the panel: what is selected or measured comes first, with nothing above it.
import { useSlice } from '../planner/useWorkspace.ts';
import { isEmptySelection } from '@homeplot/editor/selection';
import { BeginCard } from './BeginCard.tsx';
import { CanvasSettings } from './CanvasSettings.tsx';
import { MeasurementCard } from './properties/MeasurementCard.tsx';
import { Properties } from './properties/Properties.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SnapsCard } from './SnapsCard.tsx';
import { ToolCard } from './ToolCard.tsx';

/** onClose: closes the panel, if it opens over the canvas, where the tool's card is then. */
export function Cards({ onClose }: { readonly onClose: (() => void) | undefined }) {
  const isSelected = useSlice(({ selection }) => !isEmptySelection(selection));
  return (
    <div className="flex flex-col gap-3 p-3">
      {onClose ? null : <ToolCard />}
      <MeasurementCard />
      <Properties />
      {isSelected ? null : <BeginCard onPicked={onClose} />}
      <QuickActions onPicked={onClose} />
      <CanvasSettings />
      <SnapsCard />
    </div>
  );
}
