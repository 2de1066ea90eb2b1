// The level book: a row for each reading, what follows from it, how well it closes, and the way to the plan. Elevations and
// closure are worked out by plan's survey/levels.
// Kept offline when idle.
import { changesOfBook, placedPoints } from '@homeplot/editor/levelBook';
import {
  adjustedLevels,
  closes,
  levelBook,
  type LevelBook,
  type Leveled,
  pointKey,
} from '@homeplot/plan/levels';
import { readLevels } from '@homeplot/plan/readLevels';
import { type Units, unitNames } from '@homeplot/plan/units';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { blankDraft, type Draft, draftIn, type DraftRow, draftOf, levelText, readDraft } from './draft.ts';
import { LevelRowFields } from './LevelRowFields.tsx';
import { pickPlaceLevels, pointsToPlace } from './placeLevels.ts';

const emptyBook: LevelBook = { rows: [], isAdjusted: false };

export function LevelBookDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const book = useSlice(({ plan }) => plan.settings.levelBook) ?? emptyBook;
  const [entered, setEntered] = useState<Draft>(() => ({ rows: draftOf(book, units), units }));
  const { rows: drafts } = draftIn(entered, units, book.rows);
  const setDrafts = (rows: readonly DraftRow[]): void => setEntered({ rows, units });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const rowToFocus = useRef<number>(undefined);
  useEffect(() => {
    if (rowToFocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${rowToFocus.current}"] input`)?.focus();
    rowToFocus.current = undefined;
  });
  const read = readDraft(drafts, units, book.rows);
  const leveled = levelBook(read.rows);
  const adjusted = book.isAdjusted ? adjustedLevels(read.rows) : undefined;
  const typed: LevelBook = { ...book, rows: read.rows };
  const placed = placedPoints(editor.plan, typed);

  /** Keeps the rows in the plan, so that nothing is lost if the page closes. */
  const keep = (next: readonly DraftRow[], isAdjusted = book.isAdjusted): void => {
    const { rows } = readDraft(next, units, book.rows);
    const isSame = isAdjusted === book.isAdjusted && JSON.stringify(rows) === JSON.stringify(book.rows);
    if (!isSame) editor.edit(changesOfBook(editor.plan, { rows, isAdjusted }), 'Level book');
  };
  const insert = (at: number): void => {
    const row = blankDraft();
    rowToFocus.current = row.id;
    setDrafts(drafts.toSpliced(at, 0, row));
  };
  const remove = (at: number): void => {
    const next = drafts.length > 1 ? drafts.toSpliced(at, 1) : [blankDraft()];
    rowToFocus.current = (next[at] ?? next[at - 1])?.id;
    setDrafts(next);
    keep(next);
  };
  const enter = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep(drafts);
    const next = drafts[at + 1];
    if (next) list.current?.querySelector<HTMLElement>(`[data-row="${next.id}"] input`)?.focus();
    else insert(at + 1);
  };
  /** A table that is pasted into any field is added below the last row with a point. */
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    try {
      const { rows, notes: problems } = readLevels(text, units);
      const kept = drafts.slice(0, Math.max(0, drafts.findLastIndex((draft) => draft.point !== '') + 1));
      const next = [...kept, ...draftOf({ rows, isAdjusted: false }, units)];
      setDrafts(next);
      setNotes(problems);
      keep(next);
    } catch (error) {
      setNotes([error instanceof Error ? error.message : String(error)]);
    }
  };
  const place = (): void => {
    keep(drafts);
    onClose();
    pickPlaceLevels(editor);
  };
  const unplacedCount = pointsToPlace(editor.plan, typed).length;
  return (
    <Dialog
      onClose={() => {
        keep(drafts);
        onClose();
      }}
      initialFocus={() =>
        book.rows.length > 0 ? list.current?.querySelector<HTMLElement>('li:last-child input') : undefined
      }
      title="Level book"
      description="Set up the level, read a point of known elevation (the backsight), then every other point. Move the level, and read the last point again as a backsight."
      className="max-w-3xl!"
    >
      <div onPaste={paste}>
        <ol ref={list} aria-label="Readings" className="space-y-2">
          {drafts.map((draft, i) => {
            const index = read.indexes[i];
            const level = index === undefined ? undefined : leveled.levels[index];
            return (
              <LevelRowFields
                key={draft.id}
                draft={draft}
                number={i + 1}
                units={units}
                unread={read.unread[i]}
                level={level}
                elevation={(index === undefined ? undefined : adjusted?.[index]) ?? level?.elevation}
                isPlaced={placed.has(pointKey(draft.point))}
                onChange={(changed) => setDrafts(drafts.with(i, changed))}
                onBlur={() => keep(drafts)}
                onKeyDown={(event) => enter(event, i)}
                onRemove={() => remove(i)}
              />
            );
          })}
        </ol>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={() => insert(drafts.length)}>
            <Plus aria-hidden className="size-4" />
            Add reading
          </Button>
          <p className="text-sm text-ink-faint">
            {`Readings in ${unitNames(units).lengths}, or with their unit. Enter goes to the next row; a table can be pasted.`}
          </p>
        </div>
        {notes.length === 0 ? null : (
          <ul role="alert" className="mt-3 space-y-1 text-sm text-danger">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <output className="mt-4 block text-[0.9375rem]">{closureText(leveled, read.rows, units)}</output>
        {leveled.closures.some(({ misclosure }) => misclosure !== 0) ? (
          <div className="mt-2">
            <CheckField
              label="Spread the error over the setups"
              checked={book.isAdjusted}
              onChange={({ target }) => keep(drafts, target.checked)}
            />
          </div>
        ) : null}
      </div>
      <DialogFoot>
        <Button
          onClick={() => {
            keep(drafts);
            onClose();
          }}
        >
          Close
        </Button>
        <Button tone="primary" onClick={place} disabled={unplacedCount === 0}>
          {unplacedCount === 0 ? 'Place on plan' : `Place ${unplacedCount} on plan`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function closureText(leveled: Leveled, rows: LevelBook['rows'], units: Units): string {
  const sentences = leveled.closures.map(({ row, misclosure, setups, allowed }) => {
    const by = levelText(Math.abs(misclosure), units);
    const limit = levelText(allowed, units);
    const point = rows[row]?.point || `row ${row + 1}`;
    const runs = setups === 1 ? '1 setup' : `${setups} setups`;
    if (misclosure === 0) return `Closes exactly on ${point}.`;
    const verdict = Math.abs(misclosure) <= allowed ? 'within' : 'more than';
    return `Misses ${point} by ${by} ${unitNames(units).length} after ${runs}: ${verdict} the ${limit} that careful work allows.`;
  });
  if (closes(leveled) === false)
    sentences.push('Check the readings: a wrong foot, or a rod that was not plumb, is the usual cause.');
  if (sentences.length > 0) return sentences.join(' ');
  return leveled.levels.some(({ instrument }) => instrument !== undefined)
    ? 'Read a point of known elevation again at the end to know how good the readings are.'
    : 'Begin with a point of known elevation and its backsight. No benchmark nearby? Choose something that stays put, such as a manhole cover, and call it 100.';
}
