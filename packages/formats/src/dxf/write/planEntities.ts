// Draws the plan into the model of a drawing: objects as line work, symbols as blocks, dimensions and leaders as DXF dimensions and
// leaders, and labels in the same places as on a picture of the plan at the same scale.
import { cadRoleOf } from '@homeplot/plan/cadRoles';
import { onGroundOf } from '@homeplot/plan/onGround';
import { contourDrawingOf, drawContour, drawElevation } from '@homeplot/plan/contourDrawing';
import { drawEarthworkLine, type EarthworkDrawing, type EarthworkWay } from '@homeplot/plan/earthworkDrawing';
import { drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { PrintedDrawing, printedDrafting } from '../../paper/printedDrawing.ts';
import { ink } from '../../paper/sheetText.ts';
import { colorIndex } from './colors.ts';
import { placeIn } from './frame.ts';
import { point3 } from './tags.ts';
import { drawDimension, drawLeader } from './dimensions.ts';
import { DxfPen, type DxfSurface } from './dxfPen.ts';
import { contourLayer, earthworkLayer, labelLayer, layersFor } from './layerNames.ts';
import { paperColor } from '@homeplot/plan/paperColor';
import { replay } from './marks.ts';
import { joined } from './joinedLines.ts';
import { SymbolBlocks } from './symbolBlocks.ts';

/** Number of objects that are drawn in one step. */
const stride = 100;

/**
 * Draws a plan into the model, with its cut and fill if that is shown; yields the share that is done, from 0 to 1, and returns
 * the labels that have no room.
 */
export function* drawPlan(
  plan: Plan,
  model: Omit<DxfSurface, 'layerOf' | 'isPlain'>,
  earthwork: EarthworkDrawing | undefined,
): Generator<number, readonly LeftOut[]> {
  const layers = printedLayersOf(plan.settings);
  const objects = layers.visible(inOrder(plan));
  const around = { layers, drafting: printedDrafting(plan), onGround: onGroundOf(plan) };
  const placing = new PrintedDrawing(plan, { leavesLines: true, isSheet: true }).placing(model.labelHeight);
  const symbols = new SymbolBlocks();
  const { resolution } = new DxfPen({ ...model, layerOf: () => '', isPlain: false });
  const record = (labelHeight: number, draw: (pen: Pen) => void): readonly Mark[] => {
    const pen = new RecordingPen(labelHeight, resolution, model.units, model.north);
    draw(pen);
    return pen.marks;
  };
  const drawOne = (object: PlanObject): void => {
    const role = cadRoleOf(object);
    const { own, ofMark, ofLabel } = layersFor(plan, object);
    const surface: DxfSurface = { ...model, layerOf: ofMark, isPlain: role.isPlain ?? false };
    const drawn = (labelHeight: number): readonly Mark[] =>
      inOwnColor(
        record(labelHeight, (pen) => drawObject(object, pen, around)),
        role.color?.(object),
      );
    const marks = drawn(model.labelHeight);
    const labels = record(model.labelHeight, (pen) => {
      for (const { place } of placing.of(object)) drawLabel(object, place, pen, around);
    });
    const measured = role.measured?.(object);
    if (measured) {
      drawDimension(measured, [...marks, ...labels], surface, own);
      return;
    }
    const pen = new DxfPen(surface);
    const leader = role.leader?.(object);
    if (leader) drawLeader(leader, marks, surface, own);
    else if (role.isSymbol) symbols.draw(object, marks, surface, own);
    else if (role.isPoint) drawPoint(kindOf(object).position(object), marks, surface, own);
    else if (role.isLettered) replay([...drawn(0), ...marks.filter(isHead), ...lettersBeside(marks)], pen);
    else replay(role.isPlain ? marks : joined(marks), pen);
    replay(labels, new DxfPen({ ...surface, layerOf: ofLabel }));
  };
  for (const [i, object] of objects.entries()) {
    if (i % stride === 0) yield i / objects.length;
    model.drawing.object = object.id;
    drawOne(object);
  }
  model.drawing.object = undefined;
  const penFor = (way: EarthworkWay) =>
    new DxfPen({ ...model, layerOf: () => earthworkLayer(way), isPlain: false });
  const pens = { cut: penFor('cut'), fill: penFor('fill') };
  for (const line of earthwork?.lines(model.labelHeight) ?? []) drawEarthworkLine(pens[line.way], line);
  drawContours(plan, model);
  return placing.leftOutOf(objects);
}

/** The contours of the ground, each at its elevation. */
function drawContours(plan: Plan, model: Omit<DxfSurface, 'layerOf' | 'isPlain'>): void {
  const drawing = contourDrawingOf(plan);
  if (!drawing) return;
  const words = new DxfPen({ ...model, layerOf: () => labelLayer, isPlain: false });
  const { pieces, letters } = drawing.unbroken(words);
  for (const piece of pieces) {
    const layer = contourLayer(piece);
    const { elevation } = piece;
    drawContour(new DxfPen({ ...model, layerOf: () => layer, isPlain: false, elevation }), piece);
  }
  const recorded = new RecordingPen(words.labelHeight, words.resolution, model.units, model.north);
  for (const one of letters) drawElevation(recorded, one);
  replay(lettersBeside(recorded.marks), words);
}

/** The marks in their object's own color where that was darkened for white paper. */
function inOwnColor(marks: readonly Mark[], color: string | undefined): readonly Mark[] {
  const drawn = color?.startsWith('#') ? paperColor(color) : color;
  if (drawn === color) return marks;
  const own = (paint: string | undefined): string | undefined => (paint === drawn ? color : paint);
  return marks.map(
    (mark): Mark => ({
      ...mark,
      style: { ...mark.style, stroke: own(mark.style.stroke), fill: own(mark.style.fill) },
    }),
  );
}

/** A point, in the color in which it is marked on the plan. */
function drawPoint(at: Point, [mark]: readonly Mark[], { space, frame }: DxfSurface, own: string): void {
  const placed = placeIn(frame, at);
  space.cover(placed);
  const color = colorIndex(mark?.style.stroke ?? mark?.style.fill ?? ink);
  space.add('POINT', { layer: own, color }, [100, 'AcDbPoint'], ...point3(10, placed));
}

/** Whether a mark is an arrowhead, which isn't drawn at a label height of 0 because its size depends on that. */
const isHead = ({ mark, style }: Mark): boolean => mark === 'path' && style.interruptible === true;

/** Distance from a line to the middle of the letters beside it, in font sizes. */
const besideLine = 0.7;

/** The letters in the gaps of a line, moved above it, because in CAD the line has no gaps. */
const lettersBeside = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark): readonly Mark[] => {
    if (mark.mark !== 'text') return [];
    const { at, angle, height } = mark.text;
    const off = height * besideLine;
    const moved = { x: at.x + Math.sin(angle) * off, y: at.y - Math.cos(angle) * off };
    return [{ ...mark, text: { ...mark.text, at: moved } }];
  });
