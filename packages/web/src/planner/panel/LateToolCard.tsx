// The card of the tool, if it has one. The table of cards is fetched on the user's first action.
import { useFetchAhead } from '../../kit/firstSign.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';

const fetchCard = () => import('./ToolCard.tsx');
const ToolCard = fetched(() => fetchCard().then((module) => module.ToolCard));

export function LateToolCard() {
  useFetchAhead(fetchCard);
  const isShown = useSlice(({ hand }) => hand.tool.name !== 'select');
  if (!isShown) return null;
  return (
    <DialogBoundary what="The tool's card">
      <ToolCard />
    </DialogBoundary>
  );
}
