// The cards of the selection. They are fetched before anything can be selected.
import { late } from '../../kit/late/late.tsx';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { useSlice } from '../../workspace/useWorkspace.ts';

const SelectionCards = late(() => import('./SelectionCards.tsx'), 'SelectionCards', { when: 'ahead' });

export function Properties({ isCut }: { readonly isCut: boolean }) {
  const first = useSlice(({ selection: { ids, part } }) => part?.object ?? ids.values().next().value);
  return first === undefined ? null : (
    <PartBoundary key={first}>
      <SelectionCards isCut={isCut} />
    </PartBoundary>
  );
}
