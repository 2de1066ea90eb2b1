// Site Objects: the library, collapsed and not fetched until it is opened.
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
