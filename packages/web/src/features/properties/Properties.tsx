// The cards of the selection. They are fetched before anything can be selected.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';
import { useFetchAhead } from '../../kit/firstSign.ts';

const fetchCards = () => import('./SelectionCards.tsx');
const SelectionCards = fetched(() => fetchCards().then((module) => module.SelectionCards));

export function Properties({ isCut }: { readonly isCut: boolean }) {
  const first = useSlice(({ selection: { ids, part } }) => part?.object ?? ids.values().next().value);
  useFetchAhead(fetchCards);
  if (first === undefined) return null;
  return (
    <DialogBoundary key={first}>
      <SelectionCards isCut={isCut} />
    </DialogBoundary>
  );
}
