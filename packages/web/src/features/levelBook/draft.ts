// The level book as it is being typed: each field has a text, which may not be a number yet.
import { type LevelBook, levelPointLimit, type LevelRow } from '@homeplot/plan/levels';
import { inOtherUnits, parseLengthIn } from '@homeplot/plan/typedLength';
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

/** The text of a reading or an elevation, to a thousandth of a foot or a meter. */
export const levelText = (feet: number | undefined, units: Units): string =>
  feet === undefined ? '' : String(Math.round(feet * (isMetric(units) ? metersPerFoot : 1) * 1000) / 1000);

/** The rows of a book and a blank one for the next reading; for an empty book, two blank rows. */
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

export interface Draft {
  readonly rows: readonly DraftRow[];
  /** Those of the bare numbers in the rows. */
  readonly units: Units;
}

/** The draft with rows that read the same in the given units. before: the rows that it was made from. */
export function draftIn(draft: Draft, units: Units, before: readonly LevelRow[]): Draft {
  if (draft.units === units) return draft;
  const restated = (typed: string, old: number | undefined): string =>
    old !== undefined && levelText(old, draft.units) === typed.trim()
      ? levelText(old, units)
      : inOtherUnits(typed, draft.units, units);
  const rows = draft.rows.map((row, i) => ({
    ...row,
    backsight: restated(row.backsight, before[i]?.backsight),
    foresight: restated(row.foresight, before[i]?.foresight),
    known: restated(row.known, before[i]?.known),
  }));
  return { rows, units };
}

interface ReadDraft {
  readonly rows: readonly LevelRow[];
  /** For each row of the draft, its index in `rows`; undefined for a blank row. */
  readonly indexes: readonly (number | undefined)[];
  /** For each row of the draft, the fields whose text isn't a number. */
  readonly unread: readonly ReadonlySet<NumberField>[];
}

/** before: the rows that the draft was made from. A text that wasn't changed keeps the unrounded number of its row. */
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
