// Says that an object is locked, and unlocks it.
import type { PlanObject } from '@homeplot/plan/kind';
import { Lock } from 'lucide-react';
import { CommandButton } from '../../cards/CommandButton.tsx';

export function LockNotice({ object }: { readonly object: PlanObject }) {
  if (!object.locked) return null;
  return (
    <div className="mb-4 flex items-center gap-2 rounded-md bg-ink/6 py-1.5 pr-1.5 pl-3 text-sm">
      <Lock aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <p className="flex-1">Locked</p>
      <div>
        <CommandButton command="unlock" />
      </div>
    </div>
  );
}
