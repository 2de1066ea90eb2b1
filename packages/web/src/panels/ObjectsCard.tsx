// Objects: the list of what is on the plan, folded away until it is asked for.
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useSlice } from '../planner/useBench.ts';
import { cx } from '../ui/cx.ts';
import { ObjectList } from './ObjectList.tsx';

export function ObjectsCard() {
  const [open, setOpen] = useState(false);
  const count = useSlice(({ plan }) => plan.objects.size);
  const list = useId();
  return (
    <section aria-label="Objects" className="rounded-lg border border-hairline bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-2 rounded-lg p-4 text-left text-sm font-semibold"
        >
          Objects
          <span className="font-normal text-ink-faint">{count.toLocaleString()}</span>
          <ChevronDown aria-hidden className={cx('ml-auto size-4 text-ink-soft', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={list} hidden={!open} className="px-4 pb-4">
        {open ? <ObjectList /> : null}
      </div>
    </section>
  );
}
