// What stands under a plan on paper: its title, address and parcel number, and where north is.
import type { Box } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';

/** Millimetres of paper: heights of the letters, and how far a line lies under the one before. */
const title = { height: 5, step: 10 };
const note = { height: 3, step: 5 };
/** Millimetres: half of the arrow's length, half of the width of its head, how far off the letter stands. */
const arrow = { reach: 7, head: 2.2, letter: 10.5, height: 3.5 };
const ink = '#1f2937';
const layer = 'title';

/** Draws it below the ground; scale is in millimetres of paper to a foot. */
export function drawTitleBlock(pen: Pen, ground: Box, settings: PlanSettings, scale: number): void {
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
  // Who says where the site is shows the sheet to somebody, who will ask where north is.
  if (north === 0 && notes.length === 0) return;
  const reach = (arrow.letter + arrow.height + note.step) / scale;
  drawNorth(pen, { x: ground.maxX - arrow.letter / scale, y: ground.maxY + reach }, north, scale);
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
