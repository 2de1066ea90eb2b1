// What stands under a plan on paper: its title, address and parcel number, how large it is drawn, and where north is.
import { type Box, boxWidth } from '@homeplot/plan/box';
import type { Pen, TextMark } from '@homeplot/plan/pen';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { inchesPerFoot, metresPerFoot, tidy, type Units } from '@homeplot/plan/units';
import { millimetresPerInch } from './drawingScale.ts';

/** Millimetres of paper: heights of the letters, and how far a line lies under the one before. */
const title = { height: 5, step: 10 };
const note = { height: 3, step: 5 };
/** Millimetres: half of the arrow's length, half of the width of its head, how far off the letter stands. */
const arrow = { reach: 7, head: 2.2, letter: 10.5, height: 3.5 };
/** Millimetres: how far the bar lies under what is above it, how thick it is, how far off it the words stand. */
const bar = { step: 9, thick: 1.2, gap: 1, letters: 2.5 };
/** A bar and an arrow side by side, in millimetres. */
const besides = 95;
const ink = '#1f2937';
const layer = 'title';

/** Draws it below the ground, and tells how far down it reaches; scale is in millimetres of paper to a foot. */
export function drawTitleBlock(pen: Pen, ground: Box, settings: PlanSettings, scale: number): number {
  const { address, parcel, north } = settings;
  const notes = [address, parcel && `Parcel ${parcel}`].filter(Boolean);
  let y = ground.maxY;
  const write = (content: string, { height, step }: typeof title): void => {
    y += step / scale;
    pen.text(
      {
        at: { x: ground.minX, y },
        content,
        height: height / scale,
        angle: 0,
        align: 'start',
        baseline: 'baseline',
      },
      { layer, fill: ink },
    );
  };
  if (settings.title) write(settings.title, title);
  else if (notes.length > 0) y += (title.step - note.step) / scale;
  for (const words of notes) write(words, note);
  // Who says where the site is shows the sheet to somebody, who will ask where north is, and will measure on it.
  if (north === 0 && notes.length === 0) return y;
  const reach = (arrow.letter + arrow.height + note.step) / scale;
  const turning = { x: ground.maxX - arrow.letter / scale, y: ground.maxY + reach };
  drawNorth(pen, turning, north, scale);
  const arrowEnd = turning.y + arrow.letter / scale;
  const clear = boxWidth(ground) * scale < besides ? Math.max(y, arrowEnd) : y;
  const at = { x: ground.minX, y: clear + bar.step / scale };
  return Math.max(arrowEnd, drawScale(pen, at, settings.units, scale));
}

/** A bar of two lengths, which tells the scale of a copy of any size, and the scale of the sheet in words, down to their line. */
function drawScale(pen: Pen, at: Point, units: Units, scale: number): number {
  const feetPerInch = tidy(millimetresPerInch / scale);
  const isMetric = units === 'metres';
  const each = isMetric ? roundMetres(feetPerInch * metresPerFoot) : feetPerInch;
  const long = isMetric ? each / metresPerFoot : each;
  const style = { layer, stroke: ink, weight: 0.25 };
  const write = (x: number, y: number, content: string, align: TextMark['align']): void =>
    pen.text(
      {
        at: { x, y },
        content,
        height: bar.letters / scale,
        angle: 0,
        align,
        baseline: 'baseline',
      },
      { layer, fill: ink },
    );
  for (const i of [0, 1]) {
    const [from, to] = [at.x + i * long, at.x + (i + 1) * long];
    const [top, bottom] = [at.y, at.y + bar.thick / scale];
    const vertices = [
      { x: from, y: top },
      { x: to, y: top },
      { x: to, y: bottom },
      { x: from, y: bottom },
    ];
    pen.path({ vertices, closed: true }, i === 0 ? { ...style, fill: ink } : style);
  }
  const name = (length: number): string => `${tidy(length)}${isMetric ? ' m' : "'"}`;
  const above = at.y - bar.gap / scale;
  write(at.x, above, '0', 'start');
  write(at.x + long, above, name(each), 'middle');
  write(at.x + 2 * long, above, name(2 * each), 'middle');
  const words = isMetric ? `1:${tidy(feetPerInch * inchesPerFoot)}` : `1" = ${feetPerInch}'`;
  const below = at.y + (bar.thick + bar.gap + bar.letters) / scale;
  write(at.x, below, `Scale ${words}`, 'start');
  return below;
}

/** The largest of 1, 2, 5, 10, 20 ... that is no more. */
function roundMetres(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most));
  return ten * ([5, 2].find((n) => n * ten <= most) ?? 1);
}

/** A draftsman's arrow: a shaft, a head of which one half is filled, and the letter beyond its point. */
function drawNorth(pen: Pen, at: Point, north: number, scale: number): void {
  const place = (x: number, y: number): Point =>
    rotate({ x: at.x + x / scale, y: at.y + y / scale }, radians(north), at);
  const { reach, head, letter, height } = arrow;
  const line = { layer, stroke: ink, weight: 0.35 };
  const [tip, notch] = [place(0, -reach), place(0, -reach / 5)];
  pen.path({ vertices: [place(0, reach), tip], closed: false }, line);
  pen.path({ vertices: [tip, place(head, 0), notch], closed: true }, { ...line, fill: ink });
  pen.path({ vertices: [tip, place(-head, 0), notch], closed: true }, line);
  pen.text(
    {
      at: place(0, -letter),
      content: 'N',
      height: height / scale,
      angle: 0,
      align: 'middle',
      baseline: 'middle',
    },
    { layer, fill: ink },
  );
}
