// One request for approval: who was asked, what about, the answer, and whether the approval still stands.
import type { Plan } from '@homeplot/plan/plan';
import { useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { whenSaved } from '../projects/projectText.ts';
import { revoke } from './approvalCalls.ts';
import { concernTitle } from './concernWords.ts';
import type { JudgedRequest, Standing } from './standing.ts';

interface RequestRowProps {
  readonly judged: JudgedRequest;
  readonly plan: Plan;
  readonly onAgain: () => void;
  readonly onRevoked: () => void;
}

/** How each standing is shown: its words and the class of their color. */
const marks: Readonly<Record<Standing['is'], readonly [words: string, color: string]>> = {
  waiting: ['Waiting for an answer', 'text-ink-soft'],
  stands: ['Approved, still stands', 'text-done'],
  void: ['No longer stands', 'text-danger'],
  declined: ['Declined', 'text-danger'],
  revoked: ['Revoked', 'text-ink-faint'],
};

/** The number of changes that are listed for a voided approval. */
const maxChanges = 5;

export function RequestRow({ judged: { request, standing }, plan, onAgain, onRevoked }: RequestRowProps) {
  const { id, asked_name, created_at, mailed_at, answer, concern } = request;
  const [isConfirming, setConfirming] = useState(false);
  useEscape(isConfirming ? () => setConfirming(false) : undefined);
  const [mark, color] = marks[standing.is];
  const by = standing.is === 'void' ? standing.by : [];
  const revokeNow = async (): Promise<void> => {
    const done = await revoke(id);
    if (!done.ok) return void toast.error("The request couldn't be revoked", { description: done.problem });
    setConfirming(false);
    onRevoked();
  };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <p className="font-medium wrap-anywhere">{asked_name}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {`${concernTitle(plan, concern)} · asked ${whenSaved(created_at)}${mailed_at ? ', also by email' : ''}`}
          </p>
          <p className={cx('mt-1 text-sm font-medium', color)}>{mark}</p>
          {answer ? (
            <p className="text-sm wrap-anywhere whitespace-pre-wrap">
              {`${answer.answer === 'approved' ? 'Approved' : 'Declined'} by ${answer.name} on ${whenSaved(answer.answered_at)}`}
              {answer.words ? `: “${answer.words}”` : ''}
            </p>
          ) : null}
          {by.length > 0 ? (
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
              {`Changed since: ${by.slice(0, maxChanges).join('; ')}${by.length > maxChanges ? `; and ${by.length - maxChanges} more` : ''}.`}
            </p>
          ) : null}
        </div>
        <div className="flex gap-2">
          <Button size="sm" aria-label={`Ask again: ${asked_name}`} onClick={onAgain}>
            Ask again
          </Button>
          {standing.is === 'revoked' ? null : (
            <Button size="sm" aria-label={`Revoke: ${asked_name}`} onClick={() => setConfirming(true)}>
              Revoke
            </Button>
          )}
        </div>
      </div>
      {isConfirming ? (
        <div className="mt-2 flex flex-wrap items-center gap-2 rounded-md bg-panel px-3 py-2 text-sm">
          <span className="min-w-0 grow">
            {answer
              ? 'The approval no longer counts, and the link stops working.'
              : 'The link stops working.'}
          </span>
          <Button size="sm" tone="danger" ref={focusNow} onClick={() => void revokeNow()}>
            Revoke
          </Button>
          <Button size="sm" onClick={() => setConfirming(false)}>
            Keep
          </Button>
        </div>
      ) : null}
    </li>
  );
}
