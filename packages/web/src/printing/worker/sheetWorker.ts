// The worker that arranges and draws sheets, so that the page stays responsive meanwhile. It keeps the plan and what it has
// measured of it until the page ends the worker.
import { completeSet, movedTexts } from '@homeplot/formats/completeSet';
import { nothingAttached } from '@homeplot/formats/attached';
import { orientedSheet } from '@homeplot/formats/bestOrientation';
import { SheetDrawing } from '@homeplot/formats/drawSheet';
import { PlanViews } from '@homeplot/formats/planViews';
import { printOptions } from '@homeplot/formats/printOptions';
import { sheetPictures } from '@homeplot/formats/sheetPicture';
import { roomTaken } from '@homeplot/formats/roomTaken';
import { unnumberedIn } from '@homeplot/formats/unnumbered';
import { turnedPlan } from '@homeplot/formats/turnedPlan';
import { streetsOf } from '@homeplot/formats/vicinity';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { applyChanges, createPlan } from '@homeplot/plan/plan';
import { type Sheet, sheetPlace } from '@homeplot/plan/sheet';
import { writeMetricFor } from '@homeplot/plan/units';
import { withPictures } from '../../pictures/withPictures.ts';
import { answerJobs } from '../../pictures/worker/answering.ts';
import { leftOutText } from './leftOutText.ts';
import { sheetDate } from './sheetDate.ts';
import { PaperPen } from './paperPen.ts';
import type { SheetJobs } from './sheetJobs.ts';
import { orientations, paperGroups } from '@homeplot/formats/papers';
import { arranged } from '@homeplot/formats/sheetEdits';

/** Characters of an SVG that a browser reads in a few milliseconds. Longer ones are split. */
const maxCharacters = 60_000;

registerLateKinds();
writeMetricFor(navigator.language);

/** Objects of the next plan, which arrive in parts. */
let coming: PlanObject[] = [];
let plan = createPlan();
let views = new PlanViews(plan);
let address = '';
let attached = nothingAttached;
/** The drawings made since the last edit, by the sheet as JSON. */
const drawings = new Map<string, SheetDrawing>();
/** The plan's sheets, and further ones with what has no room on them; undefined after an edit. */
let set: readonly Sheet[] | undefined;

const setOf = (): readonly Sheet[] => (set ??= completeSet(views, plan.settings.sheets ?? [], attached));

function drawingOf(sheet: Sheet): SheetDrawing {
  const key = JSON.stringify(sheet);
  const printing = { date: sheetDate(), address, attached, place: sheetPlace(setOf(), sheet) };
  const drawing = drawings.get(key) ?? new SheetDrawing(views, sheet, printOptions(plan, printing));
  drawings.set(key, drawing);
  return drawing;
}

/** redraws: whether an edit changes how the plan itself is drawn. */
function update(redraws: boolean): void {
  drawings.clear();
  set = undefined;
  if (redraws) views = new PlanViews(plan);
}

const jobs: SheetJobs = {
  async take(objects) {
    coming.push(...objects);
  },
  async begin(settings, page) {
    plan = createPlan({ objects: coming, settings });
    coming = [];
    address = page;
    update(true);
  },
  async attach(more) {
    attached = more;
    update(false);
  },
  async edit(changes, redraws) {
    applyChanges(plan, changes);
    update(redraws);
  },
  async set() {
    return setOf().map((sheet) => ({
      sheet,
      unfit: unfitText(drawingOf(sheet)),
      moved: movedTexts(plan.settings.sheets ?? [], setOf(), sheet),
    }));
  },
  async layOut(asked, turns) {
    const sheet = orientedSheet(views, { sheet: asked, turns });
    const drawing = drawingOf(sheet);
    const { size, boxes, scale, turn, maps, viewports } = drawing;
    const asksStreets = sheet.blocks.some((block) => block.type === 'vicinity' && !('streets' in block));
    return {
      sheet,
      size,
      boxes,
      viewports: new Map(
        viewports.map((block) => [
          block.id,
          { scale: drawing.scaleOf(block), scales: drawing.scales(block) },
        ]),
      ),
      scale,
      turn,
      unfit: unfitText(drawing),
      maps,
      isEmpty: views.isEmpty,
      streets: asksStreets ? streetsOf(turnedPlan(plan, turn)) : undefined,
    };
  },
  async findings(sheet) {
    const drawing = drawingOf(sheet);
    const { leftOut, missing, cut, overStamp, lacks } = drawing;
    return {
      leftOut: leftOut.length > 0 ? leftOutText(leftOut, drawing.canBeLarger) : undefined,
      missing,
      cut,
      overStamp,
      lacks,
      roomTaken: roomTaken(drawing),
    };
  },
  async unnumbered(plain) {
    const asked = plain ? [orientedSheet(views, plain)] : setOf();
    return unnumberedIn(asked, drawingOf);
  },
  oriented: async (asked) => orientedSheet(views, asked),
  async picture(sheet, sharpness, pictures) {
    const drawing = drawingOf(sheet);
    const [width, height] = [drawing.size.width, drawing.size.height].map((side) =>
      Math.max(1, Math.round(side * sharpness)),
    ) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gave no canvas to draw the sheet on.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    const bitmaps = new Map<string, ImageBitmap>();
    for (const [href, blob] of pictures) bitmaps.set(href, await createImageBitmap(blob));
    const { units, north } = plan.settings;
    drawing.draw(new PaperPen(context, { sharpness, units, north, bitmaps }));
    for (const bitmap of bitmaps.values()) bitmap.close();
    return canvas.convertToBlob({ type: 'image/png' });
  },
  async svgs(sheet, pictures) {
    const hasPicture = (href: string): boolean => pictures.has(href);
    const parts = sheetPictures(drawingOf(sheet), plan, { hasPicture, characters: maxCharacters });
    const whole = await Promise.all(parts.map((part) => withPictures(part, pictures)));
    return whole.map((part) => new Blob([part], { type: 'image/svg+xml' }));
  },
};

answerJobs(jobs);

/** Why a sheet can't be printed, as a sentence; undefined if all its drawings fit their paper. */
function unfitText({ sheet, unfit }: SheetDrawing): string | undefined {
  if (unfit.length === 0) return undefined;
  const largest = paperGroups.flatMap(({ papers }) => papers).toSorted((a, b) => b.width - a.width)[0];
  const fitsLargest = orientations.some((orientation) => {
    const onIt = { ...arranged(sheet), paper: largest?.name ?? sheet.paper, orientation };
    return new SheetDrawing(views, onIt, { date: '' }).unfit.length === 0;
  });
  return fitsLargest
    ? "The plan doesn't fit this paper at any scale. Choose larger paper, or enlarge its space under Parts."
    : "The plan doesn't fit this paper at any scale. It is too large for every paper: delete what lies far from the rest, or draw a part of it under Parts.";
}
