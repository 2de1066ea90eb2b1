// The number of conflicts beside "Checks"; without any, the number of open steps.
import { isConflict } from '@homeplot/plan/check';
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { stepsOf } from '../start/steps.ts';
import { cx } from '../ui/cx.ts';
import { useFindings } from './liveChecks.ts';

export function ChecksBadge() {
  const editor = useEditor();
  useRevision();
  const conflicts = useFindings().filter(isConflict).length;
  const isPlanned = editor.plan.settings.project?.purpose !== undefined;
  const steps = isPlanned ? stepsOf(editor.plan).filter(({ isOptional }) => !isOptional).length : 0;
  const count = conflicts || steps;
  if (count === 0) return null;
  const what = conflicts > 0 ? (count === 1 ? 'conflict' : 'conflicts') : count === 1 ? 'step' : 'steps';
  return (
    <>
      <span className="sr-only">{`, ${count} ${what}`}</span>
      <span
        aria-hidden
        className={cx(
          'absolute top-0.5 right-[calc(50%-1.75rem)] grid h-4 min-w-4 place-items-center rounded-full border border-transparent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent',
          conflicts > 0 ? 'bg-danger' : 'bg-accent',
        )}
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
