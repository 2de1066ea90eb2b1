// The list of calls that were read from a deed, each with the words it came from. A call that couldn't be read, or whose edge
// can't be plotted, is marked with the reason.
import { capitalized } from '@homeplot/plan/letterCase';
import { type DeedCall, isRead } from '@homeplot/plan/deedCall';
import type { Units } from '@homeplot/plan/units';
import { useEffect, useRef } from 'react';
import { cx } from '../../kit/cx.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { callText } from './callText.ts';
import { ProposalChoice } from './ProposalChoice.tsx';
import type { Proposal } from '@homeplot/plan/proposals';
import type { PlottedEntries } from '@homeplot/plan/plotEntries';

interface ReadCallsProps {
  readonly text: string;
  readonly calls: readonly DeedCall[];
  /** The plotted entries of those calls that are edges of the lot, in the same order. */
  readonly entries: PlottedEntries['entries'];
  readonly units: Units;
  /** For each call that couldn't be read, the proposals of what it may say. */
  readonly proposals: readonly (readonly Proposal[])[];
  /** For each call, the proposal that the user has chosen for it. */
  readonly chosen: readonly (Proposal | undefined)[];
  /** Called with the index of a call and the chosen proposal, or undefined to undo the choice. */
  readonly onChoose: (call: number, proposal: Proposal | undefined) => void;
  /** Called with the index of the call to type. */
  readonly onType: (call: number) => void;
  /** Called with the index of the leg to highlight. */
  readonly onHover: (leg: number | undefined) => void;
  /** Called with the range of the deed's text to select. */
  readonly onShowWords: (start: number, end: number) => void;
}

export function ReadCalls(props: ReadCallsProps) {
  const { text, calls, entries, units, proposals, chosen, onChoose, onType, onHover, onShowWords } = props;
  const list = useRef<HTMLOListElement>(null);
  /** The call whose proposal was just chosen or undone. The pressed button is gone, so the one in its place gets the focus. */
  const changed = useRef<number>(undefined);
  useEffect(() => {
    if (changed.current === undefined) return;
    list.current?.children[changed.current]?.querySelector<HTMLElement>('[data-choice]')?.focus();
    changed.current = undefined;
  });
  const choose = (call: number, proposal: Proposal | undefined): void => {
    changed.current = call;
    onChoose(call, proposal);
  };
  return (
    <ol
      ref={list}
      aria-label="Edges read"
      className="divide-y divide-hairline rounded-md border border-hairline"
    >
      {withEntries(calls, entries).map(({ call, entry }, i) => (
        <li
          key={call.start}
          className={cx('px-3 py-2', isProblem(call, entry) && 'bg-danger-wash')}
          onPointerEnter={() => onHover(entry?.leg)}
          onPointerLeave={() => onHover(undefined)}
        >
          <p className="flex gap-3 text-[0.9375rem]">
            <span className="w-12 shrink-0 font-semibold text-ink-soft">{markOf(call, entry)}</span>
            <span className={cx(!isRead(call) && 'text-ink-soft')}>{descriptionOf(call, units)}</span>
          </p>
          <button
            type="button"
            title="Show in the text"
            onClick={() => onShowWords(call.start, call.end)}
            onFocus={() => onHover(entry?.leg)}
            onBlur={() => onHover(undefined)}
            className="mt-0.5 ml-15 rounded-sm text-left text-sm text-ink-soft underline decoration-hairline decoration-1 underline-offset-2 hover:text-ink"
          >
            “{text.slice(call.start, call.end).replaceAll(/\s+/g, ' ')}”
          </button>
          {notesOf(call, entry).map((note) => (
            <p
              key={note}
              className={cx('mt-0.5 ml-15 text-sm', isProblem(call, entry) ? 'text-danger' : 'text-ink-soft')}
            >
              {note}
            </p>
          ))}
          {call.state === 'unread' ? (
            <ProposalChoice
              proposals={proposals[i] ?? []}
              units={units}
              onChoose={(proposal) => choose(i, proposal)}
              onType={() => onType(i)}
            />
          ) : chosen[i] ? (
            <Button
              size="sm"
              className="mt-1.5 ml-15"
              aria-label={`Undo taking ${descriptionOf(call, units)}`}
              data-choice
              onClick={() => choose(i, undefined)}
            >
              Undo
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** Pairs each call with its plotted entry, if it is an edge of the lot. */
function withEntries(
  calls: readonly DeedCall[],
  entries: PlottedEntries['entries'],
): { readonly call: DeedCall; readonly entry: Entry }[] {
  let next = 0;
  return calls.map((call) => {
    if (call.state !== 'lot' && call.state !== 'unread') return { call, entry: undefined };
    next += 1;
    return { call, entry: entries[next - 1] };
  });
}

type Entry = PlottedEntries['entries'][number] | undefined;

const isProblem = (call: DeedCall, entry: Entry): boolean =>
  call.state === 'unread' || entry?.problem !== undefined;

function markOf(call: DeedCall, entry: Entry): string {
  if (call.state === 'leading') return 'Tie';
  if (call.state === 'aside') return 'Aside';
  return entry?.leg === undefined ? 'Unread' : String(entry.leg + 1);
}

function descriptionOf(call: DeedCall, units: Units): string {
  if (call.state === 'leading') return `${callText(call.call, units)}: leads to the point of beginning`;
  if (isRead(call)) return callText(call.call, units);
  const reason = capitalized(call.reason);
  return call.state === 'unread'
    ? `Could not be read. ${reason}.`
    : `Not an edge of this lot: ${call.reason}.`;
}

function notesOf(call: DeedCall, entry: Entry): readonly string[] {
  const notes = isRead(call) ? call.notes.map((note) => `Note: ${note}.`) : [];
  return entry?.problem ? [...notes, entry.problem] : notes;
}
