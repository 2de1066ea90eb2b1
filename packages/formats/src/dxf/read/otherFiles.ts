// Recognizes files that aren't DXF by their first bytes, and says how to get a DXF from them.
import { refusedCad } from '../records/refusedCad.ts';
import { asciiAt } from '../records/numberAt.ts';

/** How such files begin, as letters of one byte each. */
const known: readonly (readonly [starts: readonly string[], problem: string])[] = [
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
export function otherFileProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'This file is empty. Choose a DXF drawing, or download it again.';
  const beginning = asciiAt(bytes, 0, Math.min(bytes.length, 64));
  return known.find(([starts]) =>
    starts.some((start) => beginning.startsWith(start) || beginning.trimStart().startsWith(start)),
  )?.[1];
}
