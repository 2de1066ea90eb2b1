// Writes a plan as a DXF file (R2000, text) for CAD programs: the plan in the model in feet, or where an imported drawing
// had it, and each sheet as a layout. Nothing in it depends on the machine.
import { type EarthworkDrawing, earthworkDrawingOf, shownEarthworkOf } from '@homeplot/plan/earthworkDrawing';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import type { Plan } from '@homeplot/plan/plan';
import { type Sheet, sheetNumber, sheetPlace } from '@homeplot/plan/sheet';
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { capHeight } from '@homeplot/plan/textMetrics';
import { isMetric } from '@homeplot/plan/units';
import { boxHeight, boxWidth, isEmpty } from '@homeplot/plan/box';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { planBox } from '@homeplot/plan/plan';
import { fittingScale, millimetersPerInch, scaleNamed } from '../../paper/drawingScale.ts';
import { type SheetOptions } from '../../sheets/view/context.ts';
import { smallestLetters } from '../../paper/paperText.ts';
import { SheetDrawing } from '../../sheets/sheetDrawing.ts';
import { PlanViews } from '../../sheets/view/planViews.ts';
import { Drawing, type Space } from './drawing.ts';
import { importedFrame, plainFrame, unitsCode } from './frame.ts';
import { type Layout, objects, type PaperUnit } from './objects.ts';
import { drawPlan } from './planEntities.ts';
import { addPaper, addSheet } from './sheetLayout.ts';
import { tables } from './tables.ts';
import { freeName, mendedName, point3, written } from './tags.ts';
import { encoded } from './encodedText.ts';
import { headerOf } from './dxfHeader.ts';

export interface DxfOptions {
  /** The imported drawing whose coordinates and units are used; feet from the plan's (0, 0) if absent. */
  readonly origin?: ImportedDrawing;
  /** The sheets that become layouts. */
  readonly sheets?: readonly Sheet[];
  /** For sheets without a date of their own. */
  readonly date: string;
}

export interface DxfFile {
  readonly text: string;
  /** What is missing in the file, in sentences. */
  readonly notes: readonly string[];
  /** The labels that have no room at the scale for which the letters are sized. */
  readonly leftOut: readonly LeftOut[];
  /** The name of that scale. */
  readonly scale: string;
}

/** Millimeters around the plan on the paper that its labels are placed for. */
const margin = 15;
/** Feet per inch for an empty plan. */
const emptyPlanScale = 20;
/** The share of the work that drawing the plan takes; the sheets take the rest. */
const planShare = 0.9;

/** The scale that labels are placed for: that of the first drawing on a sheet, else the largest that fits office paper. */
function feetPerInchOf(plan: Plan, sheet: SheetDrawing | undefined): number {
  const box = planBox(plan, 0, printedLayersOf(plan.settings));
  return (
    sheet?.scale?.feetPerInch ??
    (isEmpty(box) ? emptyPlanScale : fittingScale(boxWidth(box), boxHeight(box), margin, plan.settings.units))
  );
}

/** Cut and fill, if the plan or a sheet shows it. */
const earthworkIn = (plan: Plan, sheets: readonly Sheet[]): EarthworkDrawing | undefined =>
  sheets.some(({ blocks }) => blocks.some((block) => 'earthwork' in block))
    ? earthworkDrawingOf(plan)
    : shownEarthworkOf(plan);

/** Writes a file, yielding the share that is done, from 0 to 1. */
export function* writeDxfInSteps(plan: Plan, options: DxfOptions): Generator<number, DxfFile> {
  const { units, north } = plan.settings;
  const { sheets = [], date } = options;
  const frame = options.origin ? importedFrame(options.origin) : plainFrame;
  const views = new PlanViews(plan);
  const sheetOptions: SheetOptions = { date };
  const [first] = sheets;
  const feetPerInch = feetPerInchOf(plan, first && new SheetDrawing(views, first, sheetOptions));
  const feetPerMillimeter = feetPerInch / millimetersPerInch;
  const letters = smallestLetters * feetPerMillimeter;
  const unit: PaperUnit = isMetric(units) ? 'millimeters' : 'inches';
  let images = 0;
  const leaveOut = (): void => void (images += 1);

  const drawing = new Drawing();
  const modelInto = { frame, feetPerMillimeter, labelHeight: letters, units, north, leaveOut };
  const model = { drawing, space: drawing.model, ...modelInto };
  const drawn = drawPlan(plan, model, earthworkIn(plan, sheets));
  let step = drawn.next();
  for (; !step.done; step = drawn.next()) yield step.value * planShare;

  const dashUnits = feetPerMillimeter * frame.scale;
  const taken = new Set(['MODEL']);
  const layouts: Layout[] = [{ space: drawing.model, name: 'Model' }];
  for (const sheet of sheets) {
    const into = { drawing, unit, model: frame, dashUnits, leaveOut };
    const made: SheetDrawing[] = [];
    const space = addSheet(
      plan,
      (drawView) => {
        const one = new SheetDrawing(views, sheet, {
          ...sheetOptions,
          place: sheetPlace(sheets, sheet),
          drawView,
        });
        made.push(one);
        return one;
      },
      into,
    );
    const name = freeName(mendedName(`${sheetNumber(sheets, sheet)} ${sheet.title}`.trim()), (one) =>
      taken.has(one.toUpperCase()),
    );
    taken.add(name.toUpperCase());
    const [{ size } = { size: { width: 0, height: 0 } }] = made;
    layouts.push({ space, name, paper: { name: sheet.paper, size } });
    yield planShare + ((1 - planShare) * layouts.length) / (sheets.length + 1);
  }
  if (sheets.length === 0) layouts.push(blankLayout(drawing, unit));

  const sizes = {
    unitsPerFoot: frame.scale,
    unitsPerMillimeter: dashUnits,
    capitals: letters * capHeight * frame.scale,
    units,
  };
  return {
    text: fileOf(drawing, layouts, unit, unitsCode(options.origin), sizes),
    notes: images === 0 ? [] : [picturesLeftOut(images)],
    leftOut: step.value,
    scale: scaleNamed(feetPerInch, units).name,
  };
}

const picturesLeftOut = (count: number): string =>
  `${count === 1 ? "One picture isn't" : `${count} pictures aren't`} in the DXF file, which can't hold pictures. Send the image files along with it.`;

/** An empty layout on Letter or A4, because a file must have at least one. */
function blankLayout(drawing: Drawing, unit: PaperUnit): Layout {
  const size = unit === 'inches' ? { width: 279.4, height: 215.9 } : { width: 297, height: 210 };
  const space = drawing.sheet(1);
  const per = unit === 'inches' ? millimetersPerInch : 1;
  addPaper(space, size.width / per, size.height / per);
  return { space, name: 'Layout1', paper: { name: '', size } };
}

const section = (name: string, content: string): string =>
  written([0, 'SECTION'], [2, name]) + content + written([0, 'ENDSEC']);

function fileOf(
  drawing: Drawing,
  layouts: readonly Layout[],
  unit: PaperUnit,
  code: number,
  sizes: Parameters<typeof tables>[2],
): string {
  const { model, sheets, blocks } = drawing;
  const spaces = [model, ...sheets, ...blocks];
  const normalStyle = drawing.handle();
  const tablesText = tables(drawing, spaces, sizes, normalStyle);
  const blocksText = spaces.map((space) => blockOf(drawing, space)).join('');
  const entities = [model, ...sheets.slice(0, 1)].flatMap((space) => space.entities).join('');
  const objectsText = objects(drawing, layouts, unit, normalStyle);
  // Made last, because it contains the first free handle.
  const header = headerOf(drawing, code);
  return [
    section('HEADER', header),
    section('CLASSES', ''),
    section('TABLES', tablesText),
    section('BLOCKS', blocksText),
    section('ENTITIES', entities),
    section('OBJECTS', objectsText),
    written([0, 'EOF']),
  ].join('');
}

/** The block of a space. The entities of the model and of the first sheet are in the ENTITIES section instead. */
function blockOf(drawing: Drawing, space: Space): string {
  const { name, record, isPaper, entities } = space;
  const isInEntities = space === drawing.model || space === drawing.sheets[0];
  const paper = isPaper ? ([[67, 1]] as const) : [];
  const isAnonymous = name.startsWith('*D');
  return [
    written(
      [0, 'BLOCK'],
      [5, drawing.handle()],
      [330, record],
      [100, 'AcDbEntity'],
      ...paper,
      [8, '0'],
      [100, 'AcDbBlockBegin'],
      [2, encoded(name)],
      [70, isAnonymous ? 1 : 0],
      ...point3(10, { x: 0, y: 0 }),
      [3, encoded(name)],
      [1, ''],
    ),
    isInEntities ? '' : entities.join(''),
    written(
      [0, 'ENDBLK'],
      [5, drawing.handle()],
      [330, record],
      [100, 'AcDbEntity'],
      ...paper,
      [8, '0'],
      [100, 'AcDbBlockEnd'],
    ),
  ].join('');
}
