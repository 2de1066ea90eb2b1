// The block under a plan: title, address, parcel number, scale and north arrow.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { millimetersPerInch, scaleName } from './drawingScale.ts';
import { arrow, drawNorth } from './northArrow.ts';
import { bar, drawScaleBar } from './scaleBar.ts';
import { write } from './sheetInk.ts';

/** Millimeters on paper: font sizes and line spacing. */
const title = { height: 5, step: 10 };
const note = { height: 3, step: 5 };
/** Millimeters: font size at the scale bar. */
const words = 2.5;
/** Millimeters above the scale bar. */
const barStep = 9;
/** Width of the bar and the arrow side by side, in millimeters. */
const besides = 95;

export interface TitleBlock {
  readonly plan: Plan;
  /** What is said of the objects, in sentences. */
  readonly notes: readonly string[];
  /** Whether the plan has a north arrow of its own. */
  readonly hasNorth: boolean;
}

/** Draws the block below the plan and returns its bottom. scale in millimeters of paper per foot. */
export function drawTitleBlock(
  pen: Pen,
  ground: Box,
  { plan, notes: sheetNotes, hasNorth }: TitleBlock,
  scale: number,
): number {
  const { settings } = plan;
  const { address, parcel, north } = settings;
  const place = [address, parcel && `Parcel ${parcel}`].filter(Boolean);
  const notes = [...place, ...sheetNotes];
  let y = ground.maxY;
  const add = (content: string, { height, step }: typeof title): void => {
    y += step / scale;
    write(pen, { x: ground.minX, y }, content, height / scale);
  };
  if (settings.title) add(settings.title, title);
  else if (notes.length > 0) y += (title.step - note.step) / scale;
  for (const line of notes) add(line, note);
  // A plan with an address is probably shown to others, who need north and scale.
  if (north === 0 && place.length === 0) return y;
  const arrowEnd = hasNorth ? ground.maxY : drawNorthBelow(pen, ground, plan, scale);
  const clear = boxWidth(ground) * scale < besides ? Math.max(y, arrowEnd) : y;
  const at = { x: ground.minX, y: clear + barStep / scale };
  const drawn = { units: settings.units, feetPerInch: millimetersPerInch / scale, letters: words };
  const end = drawScaleBar(pen, at, { ...drawn, perFoot: 1, perMillimeter: 1 / scale });
  const below = end + (bar.gap + words) / scale;
  write(pen, { x: at.x, y: below }, `Scale ${scaleName(scale, settings.units)}`, words / scale);
  return Math.max(arrowEnd, below);
}

/** Draws the arrow at the right, and returns its bottom. */
function drawNorthBelow(pen: Pen, ground: Box, plan: Plan, scale: number): number {
  const reach = (arrow.letter + arrow.height + note.step) / scale;
  const turning = { x: ground.maxX - arrow.letter / scale, y: ground.maxY + reach };
  drawNorth(pen, turning, plan, scale);
  return turning.y + (arrow.letter + arrow.height) / scale;
}
