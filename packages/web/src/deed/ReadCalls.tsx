// The edges that were read out of a deed, each beside its words; what could not be read is marked, with the reason.
import { capitalized } from '@homeplot/plan/capitalized';
import { type DeedCall, isRead } from '@homeplot/plan/deedCall';
import type { Units } from '@homeplot/plan/units';
import { cx } from '../ui/cx.ts';
import { callText } from './callText.ts';
import type { PlottedEntries } from '@homeplot/plan/plotEntries';

interface ReadCallsProps {
  readonly text: string;
  readonly calls: readonly DeedCall[];
  /** One for each of the calls that are of the lot, in their order. */
  readonly drawn: PlottedEntries['entries'];
  readonly units: Units;
  readonly onPoint: (leg: number | undefined) => void;
  readonly onWords: (start: number, end: number) => void;
}

export function ReadCalls({ text, calls, drawn, units, onPoint, onWords }: ReadCallsProps) {
  return (
    <ol aria-label="Edges read" className="divide-y divide-hairline rounded-md border border-hairline">
      {withEntries(calls, drawn).map(({ call, entry }) => (
        <li
          key={call.start}
          className={cx('px-3 py-2', isProblem(call, entry) && 'bg-danger-wash')}
          onPointerEnter={() => onPoint(entry?.leg)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <p className="flex gap-3 text-[0.9375rem]">
            <span className="w-12 shrink-0 font-semibold text-ink-soft">{markOf(call, entry)}</span>
            <span className={cx(!isRead(call) && 'text-ink-soft')}>{saidOf(call, units)}</span>
          </p>
          <button
            type="button"
            title="Show in the text"
            onClick={() => onWords(call.start, call.end)}
            onFocus={() => onPoint(entry?.leg)}
            onBlur={() => onPoint(undefined)}
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
        </li>
      ))}
    </ol>
  );
}

/** Each call, with its plotted leg if it is an edge of the lot. */
function withEntries(
  calls: readonly DeedCall[],
  entries: PlottedEntries['entries'],
): { readonly call: DeedCall; readonly entry: Entry }[] {
  let of = 0;
  return calls.map((call) => {
    if (call.state !== 'lot' && call.state !== 'unread') return { call, entry: undefined };
    of += 1;
    return { call, entry: entries[of - 1] };
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

function saidOf(call: DeedCall, units: Units): string {
  if (call.state === 'leading') return `${callText(call.call, units)}: leads to the point of beginning`;
  if (isRead(call)) return callText(call.call, units);
  const reason = capitalized(call.reason);
  return call.state === 'unread' ? `Could not be read. ${reason}.` : `No edge of this lot: ${call.reason}.`;
}

function notesOf(call: DeedCall, entry: Entry): readonly string[] {
  const notes = isRead(call) ? call.notes.map((note) => `Note: ${note}.`) : [];
  return entry?.problem ? [...notes, entry.problem] : notes;
}
