// Layers: what of the plan is shown, may be changed and is printed, folded away until it is asked for.
import { useSlice } from '../../planner/useBench.ts';
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
