// Site Objects: the library, folded away until it is asked for, and fetched then. On narrow screens it stands before the
// properties of what was drawn last, which are longer than the sheet and stand first by order-first (-9999).
import { fetched } from '../ui/fetched.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';

const Library = fetched(() => import('./Library.tsx').then((module) => module.Library));

export function LibraryCard({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  return (
    <FoldedCard title="Site Objects" className="max-lg:order-[-10000]">
      <Library onPicked={onPicked} />
    </FoldedCard>
  );
}
