// CAD files that Homeplot doesn't read: how to recognize them, and how to get a DXF from each.
interface CadFormat {
  readonly extensions: readonly string[];
  /** What such a file is, with an article. */
  readonly name: string;
  /** How to get a DXF from it. */
  readonly advice: string;
  /** The bytes that its files may begin with, as characters. */
  readonly starts?: readonly string[];
}

const saveAs = 'choose File > Save As > AutoCAD DXF';

const formats: readonly CadFormat[] = [
  {
    extensions: ['dwg', 'dwt', 'dws'],
    name: 'an AutoCAD drawing (DWG)',
    starts: ['AC10', 'AC1.', 'AC2.'],
    advice: `In AutoCAD or a compatible program, ${saveAs}, or ask whoever sent it for a DXF. The free ODA File Converter turns DWG into DXF, too`,
  },
  {
    extensions: ['dxb'],
    name: 'an AutoCAD binary exchange file (DXB)',
    starts: ['AutoCAD DXB'],
    advice: `Open it in AutoCAD, then ${saveAs}`,
  },
  {
    extensions: ['dwf', 'dwfx'],
    name: 'a drawing for viewing only (DWF)',
    starts: ['(DWF V'],
    advice: 'Ask whoever sent it for a DXF or a PDF',
  },
  {
    extensions: ['dgn'],
    name: 'a MicroStation drawing (DGN)',
    starts: ['\x08\x09\xfe', '\xc8\x09\xfe'],
    advice: 'In MicroStation, choose File > Export > DXF, or ask whoever sent it for a DXF',
  },
  {
    extensions: ['skp', 'layout'],
    name: 'a SketchUp model',
    starts: ['\xff\xfe\xff\x0eS'],
    advice: 'In SketchUp, show the plan from the top and choose File > Export > 2D Graphic > AutoCAD DXF',
  },
  {
    extensions: ['rvt', 'rfa', 'rte'],
    name: 'a Revit model',
    advice: 'In Revit, open the site plan and choose File > Export > CAD Formats > DXF',
  },
  {
    extensions: ['ifc', 'ifczip', 'ifcxml', 'step', 'stp'],
    name: 'a CAD model (STEP or IFC)',
    starts: ['ISO-10303-21'],
    advice: 'Open it in the program that made it and export the site plan as DXF',
  },
  {
    extensions: ['3dm'],
    name: 'a CAD model (Rhino)',
    starts: ['3D Geometry File'],
    advice: 'Open it in Rhino and export the plan as DXF',
  },
];

const others: CadFormat = {
  extensions: ['vwx', 'pln', 'fcstd', 'iges', 'igs', 'stl', 'obj', '3ds', 'sldprt', 'sldasm'],
  name: 'a CAD file',
  advice: 'Open it in the program that made it and export the plan as DXF',
};

/** A CAD file that isn't read. */
export interface RefusedCad extends Pick<CadFormat, 'extensions' | 'starts'> {
  /** What it is and what to do, in sentences. */
  readonly refusal: string;
}

export const refusedCad: readonly RefusedCad[] = [...formats, others].map(({ name, advice, ...format }) => ({
  ...format,
  refusal: `This is ${name}, which Homeplot can't read. ${advice}. Then import the DXF.`,
}));

/** Whether a file begins with one of `starts`. */
export const beginsWith = (head: Uint8Array, starts: readonly string[]): boolean =>
  starts.some((start) => Array.from(start).every((letter, i) => head[i] === letter.charCodeAt(0)));
