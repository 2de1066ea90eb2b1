// The checks of the plan: the next steps, conflicts with the rules, questions for the user and for the permit office, notes, and the coverage of
// the lot. Each line leads to the tool or dialog that resolves it.
import { isConflict } from '@homeplot/plan/check';
import type { Finding } from '@homeplot/plan/finding';
import { packTitle } from '@homeplot/plan/pack';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useSlice } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { fetched } from '../ui/fetched.tsx';
import { FoldedCard } from '../ui/FoldedCard.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { checking, useFindings } from './liveChecks.ts';
import { LineList } from './LineList.tsx';
import { useLines } from './liveLines.ts';
import { assumedIn, linesOfFindings, missingIn, officeQuestions, userQuestions } from './openLines.ts';

const CoverageTable = fetched(() => import('./CoverageTable.tsx').then((module) => module.CoverageTable));

/** More would be slow to draw, and nobody reads on before the first ones are mended. */
const maxFindings = 50;

export function ChecksCards({ onPicked }: { readonly onPicked: (() => void) | undefined }) {
  const { openDialog } = useDialogs();
  const findings = useFindings();
  const lines = useLines();
  const missing = missingIn(lines ?? []);
  const conflicts = linesOfFindings(findings?.filter(isConflict) ?? []);
  const questions = [
    ...linesOfFindings(findings?.filter(({ state }) => state === 'question') ?? []),
    ...(lines ?? []),
  ];
  const assumed = assumedIn(lines ?? []);
  const [forYou, forOffice] = [userQuestions(questions), officeQuestions(questions)];
  const isOpen = conflicts.length + missing.length > 0;
  const inOrder = isOpen ? undefined : 'Nothing is missing, and nothing conflicts.';
  const summary = findings && lines ? inOrder : checking;
  const { pack, project } = useSlice(({ plan }) => plan.settings);
  return (
    <div className="flex flex-col gap-3">
      <Card title="Checks">
        <div className="space-y-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
            <p className="min-w-0 wrap-anywhere">
              {pack ? `Rules: ${packTitle(pack)}` : 'No permit rules are chosen.'}
            </p>
            <LinkButton onClick={() => openDialog({ name: 'permit', show: 'packs' })}>
              {pack ? 'Change' : 'Choose'}
            </LinkButton>
          </div>
          {conflicts.length > 0 ? (
            <section>
              <h3 className="text-sm font-semibold text-danger">{`Conflicts (${conflicts.length})`}</h3>
              <LineList lines={conflicts} onLeave={undefined} most={maxFindings} />
            </section>
          ) : null}
          {missing.length > 0 ? (
            <section>
              <h3 className="text-sm font-semibold">{`Still missing (${missing.length})`}</h3>
              <LineList lines={missing} onLeave={onPicked} />
            </section>
          ) : null}
          {assumed.length > 0 ? (
            <section>
              <h3 className="text-sm font-semibold">{`To confirm (${assumed.length})`}</h3>
              <LineList lines={assumed} onLeave={onPicked} most={maxFindings} />
            </section>
          ) : null}
          {forYou.length > 0 ? (
            <section>
              <h3 className="text-sm font-semibold">{`Questions for you (${forYou.length})`}</h3>
              <LineList lines={forYou} onLeave={onPicked} most={maxFindings} />
            </section>
          ) : null}
          <Notes findings={findings ?? []} />
          {summary === undefined ? null : <p className="text-sm">{summary}</p>}
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
        </div>
      </Card>
      {forOffice.length > 0 ? (
        <FoldedCard title="Questions for the permit office" detail={String(forOffice.length)}>
          <LineList lines={forOffice} onLeave={onPicked} most={maxFindings} />
        </FoldedCard>
      ) : null}
      <FoldedCard title="Coverage">
        <CoverageTable />
      </FoldedCard>
    </div>
  );
}

function Notes({ findings }: { readonly findings: readonly Finding[] }) {
  const notes = linesOfFindings(findings.filter(({ state }) => state === 'note'));
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{`Notes (${notes.length})`}</h3>
      <LineList lines={notes} onLeave={undefined} most={maxFindings} />
    </section>
  );
}
