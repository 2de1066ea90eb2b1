// The checks of the plan: the next steps, conflicts with the rules, questions for the user and for the permit office,
// notes, and the coverage of the lot. Each line leads to the tool or dialog that resolves it. Decides the groups and how
// many lines each shows; openLines.ts has the lines.
import { worksheetsFor } from '@homeplot/formats/chosenWorksheets';
import { isConflict } from '@homeplot/plan/check';
import { type Pack, packTitle } from '@homeplot/plan/pack';
import { useEffect, useState } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useProject, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { cx } from '../../kit/cx.ts';
import { late } from '../../kit/late/late.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { checking, useFindings } from '../../workspace/liveChecks.ts';
import { keptRow } from './keptRow.ts';
import { LineList } from './LineList.tsx';
import { useLines } from './liveLines.ts';
import {
  assumedIn,
  clearText,
  closeTitle,
  linesOfFindings,
  missingIn,
  officeQuestions,
  type OpenLine,
  userQuestions,
} from './openLines.ts';

const CoverageTable = late(() => import('./CoverageTable.tsx'), 'CoverageTable');
const Worksheets = late(() => import('./Worksheets.tsx'), 'Worksheets');

/** Lines shown in a group: more would be slow to draw, and users fix the first ones before they read on. */
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
  const notes = linesOfFindings(findings?.filter(({ state }) => state === 'note') ?? []);
  const [forYou, forOffice] = [userQuestions(questions), officeQuestions(questions)];
  const close = linesOfFindings(findings?.filter(({ state }) => state === 'close') ?? []);
  const isOpen = conflicts.length + close.length + missing.length > 0;
  const clear = isOpen
    ? undefined
    : clearText({ assumed: assumed.length, forYou: forYou.length, forOffice: forOffice.length });
  const summary = findings && lines ? clear : checking;
  const opened = useProject((cloud) => cloud.opened);
  const { pack, project } = useSlice(({ plan }) => plan.settings);
  return (
    <div ref={keptRow} className="flex flex-col gap-3">
      <Card title="Checks">
        <div className="space-y-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
            <p className="min-w-0 wrap-anywhere">
              {pack ? `Rules: ${packTitle(pack)}` : 'No permit rules are chosen.'}
            </p>
            <LinkButton onClick={() => openDialog({ name: 'packs' })}>
              {pack ? 'Change' : 'Choose'}
            </LinkButton>
          </div>
          <Group title="Conflicts" isDanger lines={conflicts} />
          <Group title={closeTitle} lines={close} />
          <Group title="Still missing" lines={missing} onLeave={onPicked} most={missing.length} />
          <Group title="To confirm" lines={assumed} onLeave={onPicked} />
          <Group title="Questions for you" lines={forYou} onLeave={onPicked} />
          <Group title="Notes" lines={notes} />
          {summary === undefined ? null : <p className="text-sm">{summary}</p>}
          {project?.purpose ? null : (
            <Button size="sm" className="w-full" onClick={() => openDialog({ name: 'start' })}>
              Plan a project
            </Button>
          )}
          <Button
            size="sm"
            tone="primary"
            className="w-full"
            onClick={() => openDialog({ name: 'preflight' })}
          >
            Check before you submit
          </Button>
        </div>
      </Card>
      <OfficeCard key={opened} opened={opened} lines={forOffice} onPicked={onPicked} />
      <FoldedCard title="Coverage">
        <CoverageTable />
      </FoldedCard>
      <WorksheetsCard pack={pack} />
    </div>
  );
}

interface OfficeCardProps {
  readonly lines: readonly OpenLine[];
  readonly onPicked: (() => void) | undefined;
  readonly opened: number;
}

/** Whether the card for the office is unfolded, for one plan. Kept while another part of the panel is shown. */
let office: { readonly opened: number; readonly open: boolean | undefined } | undefined;

/** opened: the count of opened plans, which identifies the open one. */
function OfficeCard({ lines, onPicked, opened }: OfficeCardProps) {
  const [open, setOpen] = useState(office?.opened === opened ? office.open : undefined);
  useEffect(() => void (office = { opened, open }), [opened, open]);
  // The card unfolds by itself if a line has a button that fixes the plan.
  if (open === undefined && lines.slice(0, maxFindings).some(({ remedy }) => remedy)) setOpen(true);
  return lines.length > 0 ? (
    <FoldedCard
      title="Questions for the permit office"
      detail={String(lines.length)}
      fold={{ open: open ?? false, setOpen }}
    >
      <LineList lines={lines} onLeave={onPicked} most={maxFindings} />
    </FoldedCard>
  ) : null;
}

const WorksheetsCard = ({ pack }: { readonly pack: Pack | undefined }) =>
  worksheetsFor(pack).length > 0 ? (
    <FoldedCard title="Worksheets">
      <Worksheets />
    </FoldedCard>
  ) : null;

interface GroupProps {
  readonly title: string;
  readonly lines: readonly OpenLine[];
  readonly isDanger?: true;
  readonly onLeave?: (() => void) | undefined;
  readonly most?: number;
}

function Group({ title, lines, isDanger, onLeave, most = maxFindings }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3
        className={cx('text-sm font-semibold', isDanger && 'text-danger')}
      >{`${title} (${lines.length})`}</h3>
      <LineList lines={lines} onLeave={onLeave} most={most} />
    </section>
  );
}
