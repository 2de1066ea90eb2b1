// Collects the entities of a block, of model space or of a paper space from their records in the file.
import { ownMarks } from '../records/markCounts.ts';
import type { DxfEntity, DxfShape, InsertShape } from '../records/drawing.ts';
import { HeavyPolyline } from '../entities/heavyPolyline.ts';
import type { Surroundings } from '../entities/reader.ts';
import { readAttribute } from '../entities/text.ts';
import { readers } from '../entities/readers.ts';
import { maxMarks } from '../records/mark.ts';
import type { DxfRecord } from '../records/record.ts';

/** No place on earth has larger coordinates, in any unit. */
const maxCoordinate = 1e15;
const attributeFlags = { invisible: 1, constant: 2 } as const;

type Ink = Omit<DxfEntity, 'shape'>;

/** An entity that consists of several records, not all of which have been added yet. */
type Pending =
  | { readonly ink: Ink; readonly polyline: HeavyPolyline }
  | { readonly ink: Ink; readonly insert: InsertShape; readonly attributes: DxfEntity[] };

export class EntityList {
  readonly entities: DxfEntity[] = [];
  /** Number of entities by type, as in the file. */
  readonly counts = new Map<string, number>();
  /** Number of entities by type, of types that aren't drawn. */
  readonly unread = new Map<string, number>();
  /** Number of entities by type that lack data or have numbers that can't be used. */
  readonly broken = new Map<string, number>();
  /** Number of entities that weren't kept because the limit of marks (maxMarks) had been reached. */
  beyond = 0;
  #marks = 0;
  readonly #inBlock: boolean;
  readonly #around: Surroundings;
  #pending: Pending | undefined;

  constructor(around: Surroundings, inBlock: boolean) {
    this.#around = around;
    this.#inBlock = inBlock;
  }

  add(record: DxfRecord): void {
    const { type } = record;
    if (type === 'SEQEND') return this.finish();
    if (this.#addToPending(record)) return;
    this.finish();
    if (type === 'VERTEX' || type === 'ATTRIB') return;
    increment(this.counts, type);
    const isFull = this.#marks >= maxMarks;
    if (type === 'POLYLINE' && !isFull) {
      this.#pending = { ink: inkOf(record), polyline: new HeavyPolyline(record) };
      return;
    }
    const read = type === 'ATTDEF' && this.#inBlock ? definitionInBlock(record) : readers.get(type);
    if (isFull && (read !== undefined || type === 'POLYLINE')) {
      this.beyond++;
      return;
    }
    if (read === undefined) {
      if (type !== 'ATTDEF') increment(this.unread, type);
      return;
    }
    const shape = read(record, this.#around);
    if (shape?.kind === 'insert') {
      this.#pending = { ink: inkOf(record), insert: shape, attributes: [] };
      return;
    }
    this.#put(inkOf(record), shape);
  }

  #addToPending(record: DxfRecord): boolean {
    const pending = this.#pending;
    if (pending === undefined) return false;
    if ('polyline' in pending) {
      if (record.type !== 'VERTEX') return false;
      pending.polyline.addVertex(record);
      return true;
    }
    if (record.type !== 'ATTRIB') return false;
    const shape = readAttribute(record, this.#around);
    const invisible = (record.hint(70) & attributeFlags.invisible) !== 0;
    if (shape !== undefined && isDrawable(shape))
      pending.attributes.push({ ...inkOf(record), shape, ...(invisible && { hidden: true }) });
    return true;
  }

  /** Adds the pending entity, because no more of its records follow. */
  finish(): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#pending = undefined;
    const shape =
      'polyline' in pending
        ? pending.polyline.shape()
        : { ...pending.insert, attributes: pending.attributes };
    this.#put(pending.ink, shape);
  }

  #put(ink: Ink, shape: DxfShape | undefined): void {
    if (shape === undefined || !isDrawable(shape)) {
      increment(this.broken, ink.type);
      return;
    }
    const marks = ink.hidden ? 0 : ownMarks(shape);
    if (this.#marks + marks > maxMarks) this.beyond++;
    else {
      this.#marks += marks;
      this.entities.push({ ...ink, shape });
    }
  }
}

/** Maximum number of names that are counted, which only a hostile file exceeds. All further names share one count. */
const maxNames = 10_000;

export const increment = (counts: Map<string, number>, name: string, by = 1): void => {
  const key = counts.size < maxNames || counts.has(name) ? name : 'other names';
  counts.set(key, (counts.get(key) ?? 0) + by);
};

/** The reader of an attribute definition in a block, which shows only attributes that are the same in all its inserts. */
const definitionInBlock = (record: DxfRecord) =>
  (record.hint(70) & attributeFlags.constant) === 0 ? undefined : readAttribute;

function inkOf(record: DxfRecord): Ink {
  const trueColor = record.hint(420, -1);
  const color = trueColor >= 0 ? hex(trueColor) : record.hint(62, 256);
  return {
    type: record.type,
    layer: record.layer(),
    color,
    lineType: record.name(6, 'BYLAYER').toUpperCase() || 'BYLAYER',
    weight: record.hint(370, -1),
    ...(record.hint(60) === 1 && { hidden: true as const }),
  };
}

const hex = (color: number): string => `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;

/** Whether all numbers in a value are finite and small enough to be drawn. */
function isDrawable(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= maxCoordinate;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isDrawable);
  for (const key in value) if (!isDrawable(value[key as keyof typeof value])) return false;
  return true;
}
