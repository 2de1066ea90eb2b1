// The other tables: the comparison with Excalidraw, plan files, and the JavaScript of a first visit.
import type { ChecksFigures } from '../checks.ts';
import type { ExcalidrawFigures } from '../excalidraw/excalidrawPage.ts';
import type { FitsFigures } from '../fits.ts';
import type { GroundFigures } from '../ground.ts';
import {
  checkLimits,
  contourLimits,
  drawingLimits,
  fitLimit,
  fitShares,
  groundLimits,
  underlayLimits,
  fileLimit,
  pdfLimits,
  phoneLimits,
  scriptLimits,
  sheetLimits,
  shares,
  testLimit,
} from '../limits.ts';
import type { SlowPhone } from '../measuring/slowPhone.ts';
import type { PdfFigures } from '../pdf.ts';
import type { SheetsFigures } from '../sheets.ts';
import type { ContourFigures } from '../planner/measureContours.ts';
import type { PlannerFigures } from '../planner/measurePlanner.ts';
import type { DrawingFigures } from '../dxf/measureDrawing.ts';
import type { TestFigures } from '../tests.ts';
import type { UnderlayFigures } from '../underlays/measureUnderlays.ts';
import { type Figure, formatLimits, formatVerdict, type Row, type Unit } from './figure.ts';
import { table } from './table.ts';

export interface Scripts {
  /** Bytes, gzipped. */
  readonly landing: number;
  readonly planner: number;
}

/** Our value, theirs, and the ratio with its limit. */
const beside = (name: string, unit: Unit, ours: number, theirs: number, limit: number): Row => ({
  name,
  figures: [
    { value: ours, unit },
    { value: theirs, unit },
    { value: ours / theirs, unit: 'share', limit },
  ],
});

/** scripts: bytes of JavaScript, gzipped, ours and theirs; undefined if they were not measured. */
export function besideRows(
  ours: PlannerFigures,
  theirs: ExcalidrawFigures,
  scripts: { readonly ours: number; readonly theirs: number } | undefined,
): Row[] {
  return [
    ...(['pan', 'zoom', 'drag'] as const).map((gesture) =>
      beside(
        `${gesture}: main-thread time per frame, median (ms)`,
        'ms',
        ours.motion[gesture].median,
        theirs.motion[gesture].median,
        shares.frame,
      ),
    ),
    beside('plan in memory to complete picture (ms)', 'ms', ours.load, theirs.load, shares.load),
    beside('heap of the plan', 'bytes', ours.planHeap, theirs.planHeap, shares.heap),
    beside(
      'select all and nudge (ms)',
      'ms',
      ours.selectAll + ours.nudgeAll,
      theirs.selectAll + theirs.nudgeAll,
      shares.all,
    ),
    ...(scripts
      ? [beside('JavaScript, gzipped', 'bytes', scripts.ours, scripts.theirs, shares.scripts)]
      : []),
  ];
}

export function besideTable(rows: readonly Row[]): string {
  return table(
    ['', 'Homeplot', 'Excalidraw', 'ratio', 'limit'],
    rows.map((row) => [row.name, ...row.figures.map(formatVerdict), formatLimits(row)]),
  );
}

const single = (name: string, figure: Figure): Row => ({ name, figures: [figure] });

export const fileRows = (exporting: number, importing: number): Row[] => [
  single('JSON export (ms)', { value: exporting, unit: 'ms', limit: fileLimit }),
  single('JSON import (ms)', { value: importing, unit: 'ms', limit: fileLimit }),
];

export const sheetRows = ({ opened, drawn, printable, longestTask }: SheetsFigures): Row[] => [
  single('press to window (ms)', { value: opened, unit: 'ms', limit: sheetLimits.opened }),
  single('press to the picture of the sheet (ms)', { value: drawn, unit: 'ms' }),
  single('press to what the browser prints (ms)', { value: printable, unit: 'ms' }),
  single('longest task meanwhile, processor time (ms)', {
    value: longestTask,
    unit: 'ms',
    limit: sheetLimits.task,
  }),
];

export function pdfRows(readme: PdfFigures, large: PdfFigures): Row[] {
  const { delay } = pdfLimits;
  return [
    single('PDF of the plan of the README (ms)', {
      value: readme.took,
      unit: 'ms',
      limit: pdfLimits.readme.took,
    }),
    single('its size', { value: readme.bytes, unit: 'bytes', limit: pdfLimits.readme.bytes }),
    single('PDF of the large plan (ms)', { value: large.took, unit: 'ms', limit: pdfLimits.large.took }),
    single('size of that', { value: large.bytes, unit: 'bytes', limit: pdfLimits.large.bytes }),
    single('longest time without a response meanwhile (ms)', {
      value: large.delay,
      unit: 'ms',
      limit: delay,
    }),
  ];
}

export const scriptRows = ({ landing, planner }: Scripts): Row[] => [
  single('JavaScript of /, gzipped', { value: landing, unit: 'bytes', limit: scriptLimits.landing }),
  single('JavaScript of /app, gzipped', { value: planner, unit: 'bytes', limit: scriptLimits.planner }),
];

export const phoneRows = ({ firstPicture, press, slowest }: SlowPhone): Row[] => [
  single('/app: loaded script to first picture (ms)', {
    value: firstPicture,
    unit: 'ms',
    limit: phoneLimits.firstPicture,
  }),
  single(`press to visible response (ms), slowest: ${slowest}`, {
    value: press,
    unit: 'ms',
    limit: phoneLimits.press,
  }),
];

export const checkRows = ({ open, drag, edit }: ChecksFigures): Row[] => [
  single('checks of a plan that was opened (ms)', { value: open, unit: 'ms' }),
  single('a frame of a drag, median (ms)', { value: drag.median, unit: 'ms', limit: checkLimits.drag }),
  single('... p95', { value: drag.p95, unit: 'ms' }),
  single('after an edit, median (ms)', { value: edit.median, unit: 'ms', limit: checkLimits.edit }),
  single('... p95', { value: edit.p95, unit: 'ms' }),
];

export const fitRows = ({ answer, first, edges, angles, missed }: FitsFigures): Row[] => [
  single('where a shed fits at any angle, median (ms)', { value: answer, unit: 'ms', limit: fitLimit }),
  single('... the first time', { value: first, unit: 'ms' }),
  single('... times as long as at one angle', { value: angles, unit: 'share', limit: fitShares.angles }),
  single('naming the rules of its edges, median (ms)', { value: edges, unit: 'ms' }),
  single('places in notches missed by more than an inch', {
    value: missed,
    unit: 'share',
    limit: fitShares.missed,
  }),
];

export const groundRows = ({
  surface,
  edit,
  large,
  contours,
  shadows,
  firstShadows,
  wrongWays,
}: GroundFigures): Row[] => [
  single('a surface of 2,000 points, median (ms)', {
    value: surface,
    unit: 'ms',
    limit: groundLimits.surface,
  }),
  single('an edit of one of them, median (ms)', { value: edit, unit: 'ms', limit: groundLimits.edit }),
  single('a surface of 50,000 points, median (ms)', { value: large, unit: 'ms', limit: groundLimits.large }),
  single('... its contours (ms)', { value: contours, unit: 'ms' }),
  single('shadows of 200 houses and 200 trees on a ground of 50,000 points, median (ms)', {
    value: shadows,
    unit: 'ms',
    limit: groundLimits.shadows,
  }),
  single('... the first time (ms)', { value: firstShadows, unit: 'ms' }),
  single('of 200 ways of water, those that end elsewhere than a walk', {
    value: wrongWays,
    unit: 'count',
    limit: groundLimits.wrongWays,
  }),
];

export function singleTable(rows: readonly Row[]): string {
  return table(
    ['', 'measured', 'limit'],
    rows.map((row) => [row.name, formatVerdict(row.figures[0]), formatLimits(row)]),
  );
}

export function drawingRows(own: DrawingFigures): Row[] {
  const { read, task, frames } = drawingLimits;
  const row = (name: string, value: number, unit: Unit, limit?: number): Row => ({
    name,
    figures: [{ value, unit, ...(limit === undefined ? {} : { limit }) }],
  });
  return [
    row('file', own.bytes, 'bytes'),
    row('entities', own.entities, 'count'),
    row('objects that they become', own.objects, 'count'),
    row('chosen file to preview (ms)', own.read, 'ms', read),
    row('... longest task of the page', own.readTask, 'ms', task),
    row('adding the objects (ms)', own.add, 'ms'),
    row('... longest task of the page', own.addTask, 'ms', task),
    ...motionRows(own, frames),
  ];
}

export const contourRows = (own: ContourFigures): Row[] => [
  single('plan in memory to a picture with its contours (ms)', {
    value: own.load,
    unit: 'ms',
    limit: contourLimits.load,
  }),
  single('... without them, as they come after the objects (ms)', { value: own.objects, unit: 'ms' }),
  ...motionRows(own, contourLimits.frames),
];

export function underlayRows(own: UnderlayFigures): Row[] {
  const { pdf, photo, memory, frames } = underlayLimits;
  return [
    single('size of the PDF', { value: own.pdfBytes, unit: 'bytes' }),
    single('chosen PDF to its picture (ms)', { value: own.pdf, unit: 'ms', limit: pdf }),
    single('chosen photo to its picture (ms)', { value: own.photo, unit: 'ms', limit: photo }),
    ...(own.memory === undefined
      ? []
      : [single('memory for each underlay', { value: own.memory, unit: 'bytes', limit: memory })]),
    ...motionRows(own, frames),
  ];
}

type Gesture = 'pan' | 'zoom' | 'drag';

/** Motion relative to a bare page. */
const motionRows = (
  { motion, bare }: Pick<UnderlayFigures, 'motion' | 'bare'>,
  limits: Readonly<Record<Gesture, number>>,
): Row[] => [
  single('bare page: CPU time of the main thread per frame, median', { value: bare.processor, unit: 'ms' }),
  ...(['pan', 'zoom', 'drag'] as const).flatMap((gesture) => [
    single(`${gesture}: CPU time of the main thread per frame, median`, {
      value: motion[gesture].processor,
      unit: 'ms',
    }),
    single('... relative to a bare page', {
      value: motion[gesture].processor / bare.processor,
      unit: 'share',
      limit: limits[gesture],
    }),
  ]),
];

export const testRows = ({ seconds, times }: TestFigures): Row[] => [
  single('npm test, times a fixed piece of work', { value: times, unit: 'count', limit: testLimit }),
  single('... in seconds', { value: Math.round(seconds), unit: 'count' }),
];
