// The number of open steps beside "Checks".
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { stepsOf } from '../start/steps.ts';

export function ChecksBadge() {
  const editor = useEditor();
  useRevision();
  const count = stepsOf(editor.plan).filter(({ isOptional }) => !isOptional).length;
  if (count === 0 || editor.plan.objects.size === 0) return null;
  return (
    <>
      <span className="sr-only">{`, ${count} open`}</span>
      <span
        aria-hidden
        className="absolute top-0.5 right-[calc(50%-1.625rem)] grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent"
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
