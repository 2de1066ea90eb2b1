// Drawings for tests: read at once, and written tag by tag.
import type { DxfDrawing, DxfReading } from '../src/dxf/records/drawing.ts';
import { flatten } from '../src/dxf/read/flatten.ts';
import type { DxfMark } from '../src/dxf/records/mark.ts';
import { readDxfInSteps } from '../src/dxf/read/readDxf.ts';

export function readWhole(bytes: Uint8Array): DxfReading {
  const steps = readDxfInSteps(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export type Tag = readonly [code: number, value: string | number];

const lines = (tags: readonly Tag[]): string => tags.map(([code, value]) => `${code}\n${value}\n`).join('');

const section = (name: string, tags: readonly Tag[]): Tag[] => [
  [0, 'SECTION'],
  [2, name],
  ...tags,
  [0, 'ENDSEC'],
];

interface Parts {
  readonly header?: readonly Tag[];
  readonly tables?: readonly Tag[];
  readonly blocks?: readonly Tag[];
  readonly entities?: readonly Tag[];
  readonly objects?: readonly Tag[];
}

/** The text of a drawing with the given tags in its sections. */
export const dxfText = ({
  header = [],
  tables = [],
  blocks = [],
  entities = [],
  objects = [],
}: Parts): string =>
  lines([
    ...section('HEADER', header),
    ...section('TABLES', tables),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', entities),
    ...(objects.length > 0 ? section('OBJECTS', objects) : []),
    [0, 'EOF'],
  ]);

export function drawingOf(text: string | Uint8Array): DxfDrawing {
  const reading = readWhole(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.drawing;
}

export const marksOf = (parts: Parts): DxfMark[] => [...flatten(drawingOf(dxfText(parts)))];

export const block = (name: string, ...entities: Tag[]): Tag[] => [
  [0, 'BLOCK'],
  [2, name],
  [10, 0],
  [20, 0],
  ...entities,
  [0, 'ENDBLK'],
];
export const insert = (name: string, ...more: Tag[]): Tag[] => [
  [0, 'INSERT'],
  [2, name],
  [10, 0],
  [20, 0],
  ...more,
];
