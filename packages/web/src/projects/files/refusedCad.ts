// Says how to get a DXF from CAD files that Homeplot doesn't read.
import type { RefusedFormat } from './fileReader.ts';

interface CadFormat {
  readonly extensions: readonly string[];
  /** With its article. */
  readonly name: string;
  /** How its program writes a DXF. */
  readonly advice: string;
  /** Letters that its files begin with. */
  readonly signature?: string;
}

const saveAs = 'choose File > Save As > AutoCAD DXF';

const formats: readonly CadFormat[] = [
  {
    extensions: ['dwg', 'dwt', 'dws'],
    name: 'an AutoCAD drawing (DWG)',
    signature: 'AC10',
    advice: `In AutoCAD or a compatible program, ${saveAs}, or ask whoever sent it for a DXF. The free ODA File Converter turns DWG into DXF, too`,
  },
  {
    extensions: ['dxb'],
    name: 'an AutoCAD binary exchange file (DXB)',
    signature: 'AutoCAD DXB',
    advice: `Open it in AutoCAD, then ${saveAs}`,
  },
  {
    extensions: ['dwf', 'dwfx'],
    name: 'a drawing for viewing only (DWF)',
    signature: '(DWF V',
    advice: 'Ask whoever sent it for a DXF or a PDF',
  },
  {
    extensions: ['dgn'],
    name: 'a MicroStation drawing (DGN)',
    advice: 'In MicroStation, choose File > Export > DXF, or ask whoever sent it for a DXF',
  },
  {
    extensions: ['skp', 'layout'],
    name: 'a SketchUp model',
    signature: '\xff\xfe\xff\x0eS\x00k\x00e\x00t\x00c\x00h\x00U\x00p',
    advice: 'In SketchUp, show the plan from the top and choose File > Export > 2D Graphic > AutoCAD DXF',
  },
  {
    extensions: ['rvt', 'rfa', 'rte'],
    name: 'a Revit model',
    advice: 'In Revit, open the site plan and choose File > Export > CAD Formats > DXF',
  },
  {
    extensions: ['ifc', 'ifczip', 'ifcxml'],
    name: 'a building model (IFC)',
    advice: 'Open it in the program that made it and export the site plan as DXF',
  },
];

const others: CadFormat = {
  extensions: [
    'vwx',
    'pln',
    '3dm',
    'fcstd',
    'step',
    'stp',
    'iges',
    'igs',
    'stl',
    'obj',
    '3ds',
    'sldprt',
    'sldasm',
  ],
  name: 'a CAD file',
  advice: 'Open it in the program that made it and export the plan as DXF',
};

/** Whether a file begins with these letters. */
const beginsWith =
  (signature: string) =>
  (head: Uint8Array): boolean =>
    Array.from({ length: signature.length }, (_, i) => head[i] === signature.charCodeAt(i)).every(Boolean);

export const refusedCad: readonly RefusedFormat[] = [...formats, others].map(
  ({ extensions, name, advice, signature }) => ({
    extensions,
    ...(signature ? { matches: beginsWith(signature) } : {}),
    refusal: `This is ${name}, which Homeplot can't read. ${advice}. Then import the DXF.`,
  }),
);
