// Reads DXF drawings of all releases, text and binary. In steps, so that a worker can report and stop.
import { BinaryTags, isBinaryDxf } from './binaryTags.ts';
import type { DxfReading } from '../records/drawing.ts';
import { Letters } from '../records/letters.ts';
import { DxfRecord } from '../records/record.ts';
import { Sections } from './sections.ts';
import { TextTags } from './textTags.ts';
import { refusedCad } from '../records/refusedCad.ts';
import { asciiAt } from '../records/numberAt.ts';

/** Bytes of a file; reading one of this size takes about a gigabyte of memory. */
export const maxDxfBytes = 200 * 2 ** 20;
/** Maximum number of entities; so many need some 500 MB. */
const maxEntities = 1_000_000;
/** Bytes that are read in one step, which takes some milliseconds. */
const stepBytes = 2 ** 18;

/** Yields the share that has been read, from 0 to 1. */
export function* readDxfInSteps(bytes: Uint8Array): Generator<number, DxfReading> {
  const problem = otherFileProblem(bytes) ?? sizeProblem(bytes);
  if (problem !== undefined) return { ok: false, problem };
  const source = isBinaryDxf(bytes) ? new BinaryTags(bytes) : new TextTags(asUtf8(bytes));
  const letters = new Letters();
  const record = new DxfRecord(source, letters);
  const sections = new Sections(letters);
  let next = stepBytes;
  while (record.next() && record.type !== 'EOF' && sections.entities < maxEntities) {
    sections.add(record);
    if (source.position < next) continue;
    next = source.position + stepBytes;
    yield source.position / source.bytes.length;
  }
  if (!sections.isDrawing) return { ok: false, problem: notDxf };
  const drawing = sections.finish(source.skipped);
  const notes = [...drawing.notes];
  if (sections.entities >= maxEntities)
    notes.push(`Only the first ${maxEntities.toLocaleString('en-US')} entities were read.`);
  if (record.cut) notes.push('Entities with more than 4 million values were read only in part.');
  return { ok: true, drawing: { ...drawing, notes } };
}

const notDxf =
  "This file has no sections or entities, so it isn't a DXF drawing. Choose a file that a CAD program saved as DXF.";

function sizeProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length <= maxDxfBytes) return undefined;
  const size = Math.ceil(bytes.length / 2 ** 20);
  return `This drawing is ${size} MB, and at most ${maxDxfBytes / 2 ** 20} MB can be read. Save only the layers that you need, then choose that file.`;
}

/** Converts files in UTF-16, which text editors make, to UTF-8. */
function asUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return new TextEncoder().encode(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff)
    return new TextEncoder().encode(new TextDecoder('utf-16be').decode(bytes));
  return first === 0xef && second === 0xbb ? bytes.subarray(3) : bytes;
}

/** How files of other formats begin, one character per byte, and what to say of them. */
const otherFormats: readonly (readonly [starts: readonly string[], problem: string])[] = [
  ...refusedCad.map(({ starts = [], refusal }) => [starts, refusal] as const),
  [
    ['\xd0\xcf\x11\xe0'],
    "This is a MicroStation, Revit or Office file, which Homeplot can't read. Open it in the program that made it and export the plan as DXF. Then import the DXF.",
  ],
  [
    ['%PDF'],
    'This is a PDF file, not a DXF drawing. Rename it so that its name ends in .pdf, then choose it again.',
  ],
  [
    ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'],
    'This is a picture, not a DXF drawing. Choose the file that ends in .dxf.',
  ],
  [['PK\x03\x04'], 'This is a zip archive, not a DXF drawing. Unpack it and choose the .dxf file in it.'],
  [
    ['<!doctype', '<!DOCTYPE', '<html', '<HTML', '<?xml'],
    'This is a web page or an XML file, not a DXF drawing. Download the drawing again.',
  ],
];

/** A sentence if the file is known not to be DXF. */
function otherFileProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'This file is empty. Choose a DXF drawing, or download it again.';
  const beginning = asciiAt(bytes, 0, Math.min(bytes.length, 64));
  return otherFormats.find(([starts]) =>
    starts.some((start) => beginning.startsWith(start) || beginning.trimStart().startsWith(start)),
  )?.[1];
}
