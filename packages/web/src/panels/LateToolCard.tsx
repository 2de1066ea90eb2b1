// The card of the tool, if it has one. Which card it is, is fetched at the first sign of a user.
import { useFetchAhead } from '../ui/firstSign.ts';
import { useSlice } from '../planner/useWorkspace.ts';
import { DialogBoundary } from '../ui/dialog/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';

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
