// The entities of a block or of a space, put together from their records.
import { ownMarks } from './markCounts.ts';
import type { DxfEntity, DxfShape, InsertShape } from './drawing.ts';
import { HeavyPolyline } from './entities/heavyPolyline.ts';
import type { Surroundings } from './entities/reader.ts';
import { readAttribute } from './entities/text.ts';
import { readers } from './entities/readers.ts';
import { maxMarks } from './mark.ts';
import type { DxfRecord } from './record.ts';

/** Beyond this a coordinate is no place on earth in any unit. */
const maxCoordinate = 1e15;
const attributeFlags = { invisible: 1, constant: 2 } as const;

type Ink = Omit<DxfEntity, 'shape'>;

/** An entity whose further records haven't all come yet. */
type Pending =
  | { readonly ink: Ink; readonly polyline: HeavyPolyline }
  | { readonly ink: Ink; readonly insert: InsertShape; readonly attributes: DxfEntity[] };

export class EntityList {
  readonly entities: DxfEntity[] = [];
  /** By type, as the file has them. */
  readonly counts = new Map<string, number>();
  /** Those of types that aren't drawn. */
  readonly unread = new Map<string, number>();
  /** Those whose numbers can't be used, or that lack what they need. */
  readonly broken = new Map<string, number>();
  /** Those that are only counted, since those before draw as much as is drawn of any drawing. */
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

  /** Ends what waits for further records. */
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

/** Only a hostile file has more names; those beyond share one count. */
const maxNames = 10_000;

export const increment = (counts: Map<string, number>, name: string, by = 1): void => {
  const key = counts.size < maxNames || counts.has(name) ? name : 'other names';
  counts.set(key, (counts.get(key) ?? 0) + by);
};

/** A block shows only the attributes that are the same in all its inserts. */
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

/** Whether all its numbers are finite and of a size that can be drawn. */
function isDrawable(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= maxCoordinate;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isDrawable);
  for (const key in value) if (!isDrawable(value[key as keyof typeof value])) return false;
  return true;
}
