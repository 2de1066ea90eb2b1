// The level book as it is typed: a text for each field, which may not be a number yet.
import { type LevelBook, levelPointLimit, type LevelRow } from '@homeplot/plan/levels';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { isMetric, metersPerFoot, type Units } from '@homeplot/plan/units';

export const numberFields = ['backsight', 'foresight', 'known'] as const;
export type NumberField = (typeof numberFields)[number];

export interface DraftRow extends Readonly<Record<NumberField, string>> {
  readonly id: number;
  readonly point: string;
}

let lastId = 0;
export const blankDraft = (): DraftRow => {
  lastId += 1;
  return { id: lastId, point: '', backsight: '', foresight: '', known: '' };
};

const isBlank = (row: DraftRow): boolean =>
  row.point.trim() === '' && numberFields.every((field) => row[field].trim() === '');

/** Readings and elevations to a thousandth, in feet or meters. */
export const levelText = (feet: number | undefined, units: Units): string =>
  feet === undefined ? '' : String(Math.round(feet * (isMetric(units) ? metersPerFoot : 1) * 1000) / 1000);

/** The rows of a book, and one for the next reading. */
export const draftOf = (book: LevelBook | undefined, units: Units): readonly DraftRow[] => {
  const rows = (book?.rows ?? []).map((row) => ({
    ...blankDraft(),
    point: row.point,
    backsight: levelText(row.backsight, units),
    foresight: levelText(row.foresight, units),
    known: levelText(row.known, units),
  }));
  return [...rows, blankDraft(), ...(rows.length > 0 ? [] : [blankDraft()])];
};

interface ReadDraft {
  readonly rows: readonly LevelRow[];
  /** For each row of the draft: its index among the rows, or undefined for a blank one. */
  readonly indexes: readonly (number | undefined)[];
  /** The fields that aren't numbers. */
  readonly unread: readonly ReadonlySet<NumberField>[];
}

/** before: the rows from which the draft was made; a text that wasn't changed keeps the number behind it, unrounded. */
export function readDraft(drafts: readonly DraftRow[], units: Units, before: readonly LevelRow[]): ReadDraft {
  const rows: LevelRow[] = [];
  const indexes: (number | undefined)[] = [];
  const unread = drafts.map((draft, i) => {
    const wrong = new Set<NumberField>();
    if (isBlank(draft)) {
      indexes.push(undefined);
      return wrong;
    }
    const numbers: Partial<Record<NumberField, number>> = {};
    for (const field of numberFields) {
      const typed = draft[field].trim();
      if (typed === '') continue;
      const old = before[i]?.[field];
      const feet = old !== undefined && levelText(old, units) === typed ? old : parseLengthIn(typed, units);
      if (feet === undefined) wrong.add(field);
      else numbers[field] = feet;
    }
    indexes.push(rows.length);
    rows.push({ point: draft.point.trim().slice(0, levelPointLimit), ...numbers });
    return wrong;
  });
  return { rows, indexes, unread };
}
