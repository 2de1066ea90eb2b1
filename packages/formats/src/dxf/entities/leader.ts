// Reads LEADER and MULTILEADER: lines, and for the latter the text or block at their end.
import type { DxfShape } from '../records/drawing.ts';
import { frameOf, plus, times, type Triple } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { curves, straight } from './curves.ts';
import { mtextShape } from './mtext.ts';
import type { EntityReader, Surroundings } from './reader.ts';
import { coordinates, throughPoints } from './spline.ts';

export const readLeader: EntityReader = (record) => {
  const points = coordinates(record, 10);
  if (points.length < 6) return undefined;
  const curved = record.hint(72) === 1;
  return curves([(curved ? throughPoints(points) : undefined) ?? straight(points)]);
};

/** Group codes that begin and end the nested parts of a MULTILEADER: its context has the text and leaders, a leader has lines. */
const codes = {
  context: { begin: 300, end: 301 },
  leader: { begin: 302, end: 303 },
  line: { begin: 304, end: 305 },
} as const;

export const readMultiLeader: EntityReader = (record, around) => {
  const parts: DxfShape[] = [];
  const [start, end] = contextOf(record);
  for (let at = start; at < end; at++)
    if (record.code(at) === codes.leader.begin) parts.push(...leaderLines(record, at + 1, end));
  const context = new ContextTags(record, start, end);
  parts.push(...context.text(), ...context.block(around));
  return parts.length > 0 ? { kind: 'group', shapes: parts } : undefined;
};

function contextOf(record: DxfRecord): [start: number, end: number] {
  const start = record.find(codes.context.begin) + 1;
  let end = start;
  while (end < record.count && record.code(end) !== codes.context.end) end++;
  return [start, end];
}

/** The lines of a leader: each from its arrow to the landing, then along the landing to the text. */
function leaderLines(record: DxfRecord, start: number, limit: number): DxfShape[] {
  let end = start;
  let inLine = false;
  let at: Triple | undefined;
  let along: Triple = [0, 0, 0];
  let landing = 0;
  const lines: Triple[][] = [];
  for (; end < limit; end++) {
    const code = record.code(end);
    if (code === codes.line.begin) {
      inLine = true;
      lines.push([]);
    } else if (code === codes.line.end) inLine = false;
    else if (code === codes.leader.end) break;
    else if (code === 10 && inLine) lines.at(-1)?.push(pointAt(record, end));
    else if (inLine) continue;
    else if (code === 10) at = pointAt(record, end);
    else if (code === 11) along = pointAt(record, end);
    else if (code === 40) landing = record.value(end);
  }
  const tail = at === undefined ? [] : [at, ...(landing > 0 ? [plus(at, times(along, landing))] : [])];
  return lines
    .map((points) => [...points, ...tail])
    .filter((points) => points.length > 1)
    .map((points) => curves([straight(points.flat())]));
}

const pointAt = (record: DxfRecord, at: number): Triple => [
  record.value(at),
  record.value(at + 1),
  record.code(at + 2) === record.code(at) + 20 ? record.value(at + 2) : 0,
];

/** The tags of the context that aren't in a leader. */
class ContextTags {
  readonly #record: DxfRecord;
  readonly #indexes: ReadonlyMap<number, number>;

  constructor(record: DxfRecord, start: number, end: number) {
    this.#record = record;
    const indexes = new Map<number, number>();
    let leader = false;
    for (let at = start; at < end; at++) {
      const code = record.code(at);
      if (code === codes.leader.begin) leader = true;
      else if (code === codes.leader.end) leader = false;
      else if (!leader && !indexes.has(code)) indexes.set(code, at);
    }
    this.#indexes = indexes;
  }

  #number(code: number, fallback = 0): number {
    const at = this.#indexes.get(code);
    return at === undefined ? fallback : this.#record.value(at);
  }

  #point(code: number, fallback: Triple): Triple {
    const at = this.#indexes.get(code);
    return at === undefined ? fallback : pointAt(this.#record, at);
  }

  text(): DxfShape[] {
    const at = this.#indexes.get(304);
    if (this.#number(290) === 0 || at === undefined) return [];
    return [
      mtextShape({
        coded: this.#record.textAt(at),
        at: this.#point(12, [0, 0, 0]),
        along: this.#point(13, [1, 0, 0]),
        height: this.#number(41),
        // Left, center, right.
        attachment: this.#number(171, 1),
        width: this.#number(43),
        spacing: this.#number(45, 1),
      }),
    ];
  }

  block({ blockNames }: Surroundings): DxfShape[] {
    const handle = this.#indexes.get(341);
    const name = handle === undefined ? undefined : blockNames.get(this.#record.textAt(handle).trim());
    if (this.#number(296) === 0 || name === undefined) return [];
    return [
      {
        kind: 'insert',
        block: name,
        frame: frameOf(this.#point(14, [0, 0, 1])),
        at: this.#point(15, [0, 0, 0]),
        scale: this.#point(16, [1, 1, 1]),
        angle: this.#number(46),
        columns: 1,
        rows: 1,
        columnSpacing: 0,
        rowSpacing: 0,
        attributes: [],
      },
    ];
  }
}
