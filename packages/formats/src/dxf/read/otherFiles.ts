// Files that aren't DXF, by their first bytes: what they are, and how to get a DXF of them.
import { asciiAt } from './numberAt.ts';

const saveAsDxf =
  'Open it in the program that made it, choose Save As or Export and the type DXF, then choose that file here.';

/** How such files begin, as letters of one byte each. */
const known: readonly (readonly [starts: readonly string[], problem: string])[] = [
  [
    ['AC10', 'AC1.', 'AC2.'],
    "This is a DWG drawing, which can't be read here. Ask its author for a DXF, or open it in AutoCAD, BricsCAD, " +
      'DraftSight or the free ODA File Converter and save it as DXF.',
  ],
  [['(DWF V'], `This is a DWF drawing, which can't be read here. ${saveAsDxf}`],
  [
    ['\x08\x09\xfe', '\xc8\x09\xfe'],
    `This is a MicroStation DGN drawing, which can't be read here. ${saveAsDxf}`,
  ],
  [
    ['\xd0\xcf\x11\xe0'],
    `This is a MicroStation, Revit or Office file, which can't be read here. ${saveAsDxf}`,
  ],
  [['\xff\xfe\xff\x0eS'], `This is a SketchUp model, which can't be read here. ${saveAsDxf}`],
  [['3D Geometry File'], `This is a Rhino model, which can't be read here. ${saveAsDxf}`],
  [['ISO-10303-21'], `This is a STEP or IFC model, which can't be read here. ${saveAsDxf}`],
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
