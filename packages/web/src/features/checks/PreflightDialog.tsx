// "Check before you submit": lists the conflicts, what is missing, notes, questions, and what is complete. Nothing keeps the
// user from going on to the sheets; a letter to the permit office can say what is open.
import { packTitle } from '@homeplot/plan/pack';
import { countText } from '@homeplot/plan/units';
import { type ReactNode, useState } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useRevision, useWorkspace } from '../../workspace/useWorkspace.ts';
import { askPlainSheet } from '../../printing/plainChoice.ts';
import { useLatestWork } from '../../kit/latestWork.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';
import { hasLetter, withLetter, withoutLetter } from './letter.ts';
import { checking, useFindings } from '../../workspace/liveChecks.ts';
import { keptRow } from './keptRow.ts';
import { LineList } from './LineList.tsx';
import { useLines } from './liveLines.ts';
import { closeTitle, officeQuestions, type OpenLine, preflightLines, userQuestions } from './openLines.ts';

export function PreflightDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { editor } = workspace;
  const { openDialog } = useDialogs();
  useRevision();
  const { pack } = editor.plan.settings;
  const findings = useFindings();
  const openLines = useLines();
  const isChecked = findings !== undefined && openLines !== undefined;
  const lines = preflightLines(openLines ?? [], findings ?? []);
  const [wantsLetter, setWantsLetter] = useState(() => hasLetter(editor.plan));
  const of = (state: OpenLine['state']): readonly OpenLine[] => lines.filter((line) => line.state === state);
  const [conflicts, close, missing] = [of('conflict'), of('close'), of('missing')];
  const [assumed, complete] = [of('assumed'), of('ok')];
  const [forYou, forOffice] = [userQuestions(lines), officeQuestions(lines)];
  const openCount = conflicts.length + close.length + missing.length;

  const proceeding = useLatestWork();
  const proceed = async (): Promise<void> => {
    const signal = proceeding.begin();
    const isPlain = wantsLetter && !withoutLetter(editor.plan)?.length;
    const plain = isPlain ? await askPlainSheet(workspace) : undefined;
    if (signal.aborted) return;
    const { plan } = editor;
    const sheets = wantsLetter ? withLetter(plan, lines, plain) : withoutLetter(plan);
    if (sheets && sheets !== plan.settings.sheets)
      editor.edit(
        [{ settings: { sheets } }],
        wantsLetter ? 'Add the letter to the permit office' : 'Remove the letter',
      );
    openDialog({ name: 'print' });
  };
  const group = (title: string, list: readonly OpenLine[]): ReactNode =>
    list.length === 0 ? null : (
      <section>
        <h3 className="text-sm font-semibold">{`${title} (${list.length})`}</h3>
        <LineList lines={list} onLeave={onClose} />
      </section>
    );
  return (
    <Dialog
      onClose={onClose}
      title="Check before you submit"
      description={
        pack
          ? `By the rules "${packTitle(pack)}". Nothing here stops you: you decide what to hand in.`
          : 'No permit rules are chosen, so only what is drawn is checked.'
      }
      className="max-w-2xl!"
    >
      <div ref={keptRow} className="space-y-4">
        <output className="block rounded-md bg-panel px-3 py-2 text-[0.9375rem] font-medium">
          {isChecked
            ? (summary(
                conflicts.length,
                close.length,
                missing.length,
                assumed.length,
                forYou.length,
                forOffice.length,
              ) ??
              (pack ? 'Everything that the rules ask for is there.' : 'There are no conflicts on the plan.'))
            : checking}
        </output>
        {pack ? null : (
          <Button size="sm" onClick={() => openDialog({ name: 'packs' })}>
            Choose permit rules
          </Button>
        )}
        {group('Conflicts', conflicts)}
        {group(closeTitle, close)}
        {group('Still missing', missing)}
        {group('Notes', of('note'))}
        {group('To confirm', assumed)}
        {group('Questions for you', forYou)}
        {forOffice.length > 0 ? (
          <FoldedCard title="Questions for the permit office" detail={String(forOffice.length)}>
            <p className="text-sm text-ink-soft">
              Draw what is there. The letter asks the permit office about the rest.
            </p>
            <LineList lines={forOffice} onLeave={onClose} />
          </FoldedCard>
        ) : null}
        {complete.length > 0 ? (
          <FoldedCard title="Complete" detail={String(complete.length)}>
            <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
              {complete.map(({ id, sentence }) => (
                <li key={id}>{sentence}</li>
              ))}
            </ul>
          </FoldedCard>
        ) : null}
        <CheckField
          label={
            <span>
              Add a letter to the permit office
              <span className="block text-sm text-ink-soft">
                {`A page with your questions${openCount > 0 ? ', and with the items that you leave open' : ''}.`}
              </span>
            </span>
          }
          checked={wantsLetter}
          onChange={({ target }) => setWantsLetter(target.checked)}
        />
        <DialogFoot>
          <Button tone="primary" className="w-full" disabled={!isChecked} onClick={() => void proceed()}>
            {openCount > 0 ? 'Continue to the sheets anyway' : 'Continue to the sheets'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

function summary(
  conflicts: number,
  close: number,
  missing: number,
  assumed: number,
  forYou: number,
  forOffice: number,
): string | undefined {
  const questions = (count: number, of: string): string =>
    count > 0 ? `${countText(count, 'question')} for ${of}` : '';

  const parts = [
    conflicts > 0 ? `${conflicts} ${conflicts === 1 ? 'conflict' : 'conflicts'}` : '',
    close > 0 ? `${close} too close to tell` : '',
    missing > 0 ? `${missing} missing` : '',
    assumed > 0 ? `${assumed} to confirm` : '',
    questions(forYou, 'you'),
    questions(forOffice, 'the permit office'),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}
