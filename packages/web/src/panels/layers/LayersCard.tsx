// Layers: which parts of the plan are shown, editable and printed; collapsed until it is opened.
import { useSlice } from '../../planner/useWorkspace.ts';
import { fetched } from '../../ui/fetched.tsx';
import { FoldedCard } from '../../ui/FoldedCard.tsx';

const LayerList = fetched(() => import('./LayerList.tsx').then((module) => module.LayerList));

export function LayersCard() {
  const note = useSlice(
    ({
      scene: {
        layers: { list },
      },
    }) => {
      const hidden = list.filter((layer) => layer.hidden).length;
      const locked = list.filter((layer) => layer.locked).length;
      return [hidden ? `${hidden} hidden` : '', locked ? `${locked} locked` : ''].filter(Boolean).join(', ');
    },
  );
  return (
    <FoldedCard title="Layers" detail={note}>
      <LayerList />
    </FoldedCard>
  );
}
