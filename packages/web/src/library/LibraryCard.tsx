// Site Objects: the library, folded away until it is asked for, and fetched then.
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { cx } from '../ui/cx.ts';
import { fetched } from '../ui/fetched.tsx';

const Library = fetched(() => import('./Library.tsx').then((module) => module.Library));

export function LibraryCard({ onPicked }: { readonly onPicked?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const inside = useId();
  return (
    <section aria-label="Site Objects" className="rounded-lg border border-hairline bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={inside}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-2 rounded-lg p-4 text-left text-sm font-semibold"
        >
          Site Objects
          <ChevronDown aria-hidden className={cx('ml-auto size-4 text-ink-soft', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={inside} hidden={!open} className="px-4 pb-4">
        {open ? (
          <DialogBoundary onClose={() => setOpen(false)}>
            <Library onPicked={onPicked} />
          </DialogBoundary>
        ) : null}
      </div>
    </section>
  );
}
