// Site Objects: the library, folded away until it is asked for, and fetched then.
import { fetched } from '../ui/fetched.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';

const Library = fetched(() => import('./Library.tsx').then((module) => module.Library));

export function LibraryCard({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  return (
    <FoldedCard title="Site Objects">
      <Library onPicked={onPicked} />
    </FoldedCard>
  );
}
