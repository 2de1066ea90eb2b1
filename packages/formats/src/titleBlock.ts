// What stands under a plan on paper: its title, address and parcel number, how large it is drawn, and where north is.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import type { PlanSettings } from '@homeplot/plan/settings';
import { scaleName } from './drawingScale.ts';
import { arrow, drawNorth } from './northArrow.ts';
import { drawScaleBar } from './scaleBar.ts';
import { write } from './sheetInk.ts';

/** Millimeters of paper: heights of the letters, and how far a line lies under the one before. */
const title = { height: 5, step: 10 };
const note = { height: 3, step: 5 };
/** Millimeters that the scale bar lies under what is above it. */
const barStep = 9;
/** A bar and an arrow side by side, in millimeters. */
const besides = 95;

/** Draws it below the ground, and tells how far down it reaches; scale is in millimeters of paper to a foot. */
export function drawTitleBlock(
  pen: Pen,
  ground: Box,
  settings: PlanSettings,
  sheetNotes: readonly string[],
  scale: number,
): number {
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
  for (const words of notes) add(words, note);
  // Who says where the site is shows the sheet to somebody, who will ask where north is, and will measure on it.
  if (north === 0 && place.length === 0) return y;
  const reach = (arrow.letter + arrow.height + note.step) / scale;
  const turning = { x: ground.maxX - arrow.letter / scale, y: ground.maxY + reach };
  drawNorth(pen, turning, north, scale);
  const arrowEnd = turning.y + arrow.letter / scale;
  const clear = boxWidth(ground) * scale < besides ? Math.max(y, arrowEnd) : y;
  const at = { x: ground.minX, y: clear + barStep / scale };
  const words = `Scale ${scaleName(scale, settings.units)}`;
  return Math.max(arrowEnd, drawScaleBar(pen, at, settings.units, words, scale));
}
