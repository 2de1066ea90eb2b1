// Snaps: what points snap to; collapsed and not fetched until it is opened.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { late } from '../../kit/late/late.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';

const SnapSwitches = late(() => import('./SnapSwitches.tsx'), 'SnapSwitches');

export function SnapsCard() {
  const on = useSlice(({ scene }) => scene.snapping.snaps.objects);
  return (
    <FoldedCard title="Snaps" detail={on ? 'on' : 'off'}>
      <SnapSwitches />
    </FoldedCard>
  );
}
