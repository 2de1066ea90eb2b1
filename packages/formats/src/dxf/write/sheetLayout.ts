// A sheet as a layout: its title block, tables and notes as line work, and viewports on the model at the scales of its drawings.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Plan } from '@homeplot/plan/plan';
import { movePoint } from '@homeplot/plan/motion';
import { degrees, type Point, radians, rotate } from '@homeplot/plan/point';
import { labelHeight, millimetersPerInch } from '../../paper/drawingScale.ts';
import type { DrawView } from '../../sheets/view/context.ts';
import type { SheetDrawing } from '../../sheets/sheetDrawing.ts';
import { turnedBy } from '../../sheets/view/turnedPlan.ts';
import type { Drawing, Space } from './drawing.ts';
import { DxfPen } from './dxfPen.ts';
import { type Frame, placeIn } from './frame.ts';
import { isEarthworkLayer, titleLayer, windowLayer } from './layerNames.ts';
import { millimetersIn, type PaperUnit } from './objects.ts';
import { point, point3, type Tag } from './tags.ts';

/** A viewport. */
interface Window {
  /** On the paper, in its units. */
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  /** The point of the model in the middle. */
  readonly from: Point;
  /** Its height in units of the model. */
  readonly tall: number;
  /** Radians, counterclockwise, by which the view is turned: undoes the turn of the plan in the model, and adds that of the sheet. */
  readonly turn: number;
  /** Handles of layers that are hidden in it. */
  readonly frozen: readonly string[];
}

/** number: 1 for the paper itself. */
function addWindow(space: Space, number: number, window: Window): void {
  const { center, width, height, from, tall, turn, frozen } = window;
  space.add(
    'VIEWPORT',
    { layer: windowLayer, color: 8 },
    [100, 'AcDbViewport'],
    ...point3(10, center),
    [40, width],
    [41, height],
    [68, number],
    [69, number],
    // The middle of the view, in axes that are turned with it.
    ...point(12, rotate(from, -turn, { x: 0, y: 0 })),
    ...point(13, { x: 0, y: 0 }),
    ...point(14, { x: 1, y: 1 }),
    ...point(15, { x: 1, y: 1 }),
    ...point3(16, { x: 0, y: 0 }).slice(0, 2),
    [36, 1],
    ...point3(17, { x: 0, y: 0 }),
    [42, 50],
    [43, 0],
    [44, 0],
    [45, tall],
    [50, 0],
    [51, -degrees(turn)],
    [72, 100],
    ...frozen.map((handle): Tag => [331, handle]),
    // Flags: on, and for viewports on the model a locked scale.
    [90, number === 1 ? 32_768 : 32_768 + 16_384],
    [1, ''],
    [281, 0],
    [71, 0],
    [74, 0],
    ...point3(110, { x: 0, y: 0 }),
    ...point3(111, { x: 1, y: 0 }),
    ...point3(112, { x: 0, y: 1 }),
    [79, 0],
    [146, 0],
  );
}

/** The viewport of the paper itself, which every layout has. */
export function addPaper(space: Space, width: number, height: number): void {
  const center = { x: width / 2, y: height / 2 };
  addWindow(space, 1, { center, width, height, from: center, tall: height, turn: 0, frozen: [] });
}

export interface SheetInto {
  readonly drawing: Drawing;
  readonly unit: PaperUnit;
  /** The frame of the plan in the model. */
  readonly model: Frame;
  /** Units of the model per millimeter of its line types. */
  readonly dashUnits: number;
  readonly leaveOut: () => void;
}

/** Draws a sheet as a layout. make: makes the drawing of the sheet with a function that draws the views of the plan. */
export function addSheet(plan: Plan, make: (drawView: DrawView) => SheetDrawing, into: SheetInto): Space {
  const { drawing, unit, model, dashUnits, leaveOut } = into;
  const perMillimeter = 1 / millimetersIn[unit];
  const space = drawing.sheet(perMillimeter / dashUnits);
  let number = 1;
  const sheet = make((view, room, feetPerInch) => {
    number += 1;
    const isSeen = (id: string): boolean => view.plan.objects.has(id);
    const shown = view.crop ? view.boxAt(feetPerInch) : undefined;
    const onPaper = millimetersPerInch / feetPerInch;
    const tall = shown ? boxHeight(shown) : boxHeight(room) / onPaper;
    const across = shown ? boxWidth(shown) * onPaper : boxWidth(room);
    const placement = view.placementIn(room, feetPerInch);
    addWindow(space, number, {
      center: placeIn(frame, placement.at),
      width: across * perMillimeter,
      height: tall * onPaper * perMillimeter,
      from: placeIn(model, movePoint(placement.from, turnedBy(-view.turn))),
      tall: tall * model.scale,
      turn: model.turn + radians(view.turn),
      frozen: [...drawing.layers.values()]
        .filter(({ name, objects }) =>
          isEarthworkLayer(name) ? !view.earthwork : objects.size > 0 && ![...objects].some(isSeen),
        )
        .map(({ handle }) => handle),
    });
  });
  const { width, height } = sheet.size;
  const frame: Frame = { origin: { x: 0, y: height * perMillimeter }, scale: perMillimeter, turn: 0 };
  addPaper(space, width * perMillimeter, height * perMillimeter);
  const { units, north } = plan.settings;
  sheet.draw(
    new DxfPen({
      drawing,
      space,
      frame,
      layerOf: () => titleLayer,
      isPlain: false,
      feetPerMillimeter: 1,
      labelHeight,
      units,
      north,
      leaveOut,
    }),
  );
  return space;
}
