// The checks of the plan: the next steps, what conflicts with the rules, what only the permit desk can answer, and the
// coverage of the lot. Each line leads to what mends it.
import { isConflict } from '@homeplot/plan/check';
import { useMemo } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { stepsOf } from '../start/steps.ts';
import { Button } from '../ui/Button.tsx';
import { fetched } from '../ui/fetched.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { FindingList } from './FindingList.tsx';
import { useFindings } from './liveChecks.ts';
import { StepRow } from './StepRow.tsx';
import { useWay } from './useWay.ts';

const CoverageTable = fetched(() => import('./CoverageTable.tsx').then((module) => module.CoverageTable));

export function ChecksCard({ onPicked }: { readonly onPicked: (() => void) | undefined }) {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const revision = useRevision();
  const run = useWay(onPicked);
  const findings = useFindings();
  const steps = useMemo(() => stepsOf(editor.plan), [editor, revision]);
  const conflicts = findings.filter(isConflict);
  const questions = findings.filter((finding) => !isConflict(finding));
  const { pack, project } = editor.plan.settings;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
        <p className="min-w-0 wrap-anywhere">{pack ? `Rules: ${pack.name}` : 'No permit rules are chosen.'}</p>
        <LinkButton onClick={() => openDialog({ name: 'permit', show: 'packs' })}>
          {pack ? 'Change' : 'Choose'}
        </LinkButton>
      </div>
      {conflicts.length > 0 ? (
        <section>
          <h3 className="text-sm font-semibold text-danger">{`Conflicts (${conflicts.length})`}</h3>
          <FindingList findings={conflicts} tone="conflict" />
        </section>
      ) : null}
      {steps.length > 0 ? (
        <section>
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
      ) : null}
      {conflicts.length + steps.length === 0 ? <p className="text-sm">No conflicts were found.</p> : null}
      {project?.purpose ? null : (
        <Button
          size="sm"
          className="w-full"
          onClick={() => openDialog({ name: 'permit', show: 'start' })}
        >
          Plan a project
        </Button>
      )}
      <Button
        size="sm"
        tone="primary"
        className="w-full"
        onClick={() => openDialog({ name: 'permit', show: 'preflight' })}
      >
        Check before you submit
      </Button>
      {questions.length > 0 ? (
        <FoldedCard title="Questions for the desk" detail={String(questions.length)}>
          <FindingList findings={questions} tone="question" />
        </FoldedCard>
      ) : null}
      <FoldedCard title="Coverage">
        <CoverageTable />
      </FoldedCard>
    </div>
  );
}
