// The checks of the plan: what is still missing, each line with what mends it, and the rules that it is checked against.
import { useMemo } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { stepsOf } from '../start/steps.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { StepRow } from './StepRow.tsx';
import { useWay } from './useWay.ts';

export function ChecksCard({ onPicked }: { readonly onPicked: (() => void) | undefined }) {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const revision = useRevision();
  const run = useWay(onPicked);
  const steps = useMemo(() => revision >= 0 && stepsOf(editor.plan), [editor, revision]) || [];
  const { pack, project } = editor.plan.settings;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
        <p className="min-w-0 wrap-anywhere">
          {pack ? `Rules: ${pack.name}` : 'No permit rules are chosen.'}
        </p>
        <LinkButton onClick={() => openDialog({ name: 'packs' })}>{pack ? 'Change' : 'Choose'}</LinkButton>
      </div>
      {steps.length > 0 ? (
        <section aria-label="Next steps">
          <h3 className="text-sm font-semibold">Next steps</h3>
          <ul className="divide-y divide-hairline">
            {steps.map(({ id, sentence, ways }) => (
              <StepRow
                key={id}
                sentence={sentence}
                tone="todo"
                actions={ways.map((way) => ({ title: way.title, run: () => run(way) }))}
              />
            ))}
          </ul>
        </section>
      ) : (
        <p className="text-sm">Nothing is missing.</p>
      )}
      {project?.purpose ? null : (
        <Button size="sm" className="w-full" onClick={() => openDialog({ name: 'start' })}>
          Plan a project
        </Button>
      )}
      <Button size="sm" tone="primary" className="w-full" onClick={() => openDialog({ name: 'preflight' })}>
        Check before you submit
      </Button>
    </div>
  );
}
