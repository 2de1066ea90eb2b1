// Draws a section on paper: the existing ground dashed, the proposed ground solid, floors, marks at crossed lines, and a grid
// with elevations at both sides and stations below. In millimeters of paper unless feet are mentioned.
import type { Box } from '../geometry/box.ts';
import type { Pen, Style } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { clearOfLines, ink, weights } from '../lettering/ink.ts';
import { elevationAlong, type Height } from '../surface/rise.ts';
import { formatGrade, formatPercent } from '../measure/units.ts';
import type { Section } from './section.ts';
import { type SectionLayout, layoutOf, room, rows, type SectionScale } from './sectionLayout.ts';
import { sayStation } from './sectionWords.ts';

const layer = 'title';
const styles = {
  grid: { layer, stroke: '#9ca3af', weight: weights.label },
  frame: { layer, stroke: ink, weight: weights.detail },
  existing: { layer, stroke: ink, weight: weights.object, dash: [3, 1.5] },
  proposed: { layer, stroke: ink, weight: weights.outline },
  floor: { layer, stroke: ink, weight: weights.object },
  mark: { layer, stroke: ink, weight: weights.detail, dash: [4, 1, 0.8, 1] },
  letters: { layer, fill: ink },
  clear: { layer, fill: ink, ...clearOfLines },
} as const satisfies Readonly<Record<string, Style>>;

/** at: the top left corner of the section on the paper. */
export function drawSection(section: Section, at: Point, scale: SectionScale, pen: Pen): void {
  const { perFoot, exaggeration } = scale;
  const parts = layoutOf(section, scale, pen.units);
  const grid: Box = {
    minX: at.x + parts.left,
    minY: at.y + parts.above,
    maxX: at.x + parts.left + parts.width,
    maxY: at.y + parts.above + parts.height,
  };
  const chart = new Chart(
    pen,
    ({ along, elevation }) => ({
      x: grid.minX + (along - section.from) * perFoot,
      y: grid.minY + (parts.top - elevation) * perFoot * exaggeration,
    }),
    scale.letters,
  );
  drawGrid(chart, section, parts, grid);
  drawMarks(chart, section, parts);
  for (const run of section.existing) chart.line(run, styles.existing);
  for (const run of section.proposed) chart.line(run, styles.proposed);
  drawFloors(chart, section, grid);
  drawDrive(chart, section, grid);
}

/** A pen that draws in stations and elevations. */
class Chart {
  readonly pen: Pen;
  readonly place: (height: Height) => Point;
  readonly letters: number;

  constructor(pen: Pen, place: (height: Height) => Point, letters: number) {
    this.pen = pen;
    this.place = place;
    this.letters = letters;
  }

  line(heights: readonly Height[], style: Style): void {
    this.pen.path({ vertices: heights.map(this.place), closed: false }, style);
  }

  words(
    content: string,
    at: Point,
    align: 'start' | 'middle' | 'end' = 'middle',
    style: Style = styles.letters,
    angle = 0,
  ): void {
    this.pen.text({ at, content, height: this.letters, angle, align, baseline: 'middle' }, style);
  }
}

/** The multiples of a step from one number to another. */
function multiples(step: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-6);
  const count = Math.floor(to / step + 1e-6) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

function drawGrid(
  chart: Chart,
  section: Section,
  { bottom, top, every, station }: SectionLayout,
  grid: Box,
): void {
  const { pen, letters, place } = chart;
  const beside = (room.beside * letters) / 2;
  for (const elevation of multiples(every, bottom, top)) {
    const { y } = place({ along: section.from, elevation });
    const ends = [
      { x: grid.minX, y },
      { x: grid.maxX, y },
    ];
    pen.path({ vertices: ends, closed: false }, styles.grid);
    const words = formatGrade(elevation, pen.units);
    chart.words(words, { x: grid.minX - beside, y }, 'end');
    chart.words(words, { x: grid.maxX + beside, y }, 'start');
  }
  const elevationWidth = textWidth(formatGrade(top, pen.units), letters);
  const rowY = (n: number): number => grid.maxY + letters * room.row * (n + 0.6);
  for (const [n, { words }] of rows(section).entries())
    chart.words(words, { x: grid.minX - 2 * beside - elevationWidth / 2, y: rowY(n + 1) }, 'end');
  for (const along of multiples(station, section.from, section.to)) {
    const { x } = place({ along, elevation: bottom });
    pen.path(
      {
        vertices: [
          { x, y: grid.minY },
          { x, y: grid.maxY },
        ],
        closed: false,
      },
      styles.grid,
    );
    chart.words(sayStation(along, pen.units), { x, y: rowY(0) });
    for (const [n, { runs }] of rows(section).entries()) {
      const elevation = runs.map((run) => elevationAlong(run, along)).find((one) => one !== undefined);
      if (elevation !== undefined) chart.words(formatGrade(elevation, pen.units), { x, y: rowY(n + 1) });
    }
  }
  const { minX, minY, maxX, maxY } = grid;
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  pen.path({ vertices: corners, closed: true }, styles.frame);
}

/** Vertical lines at what the section crosses, with words above; turned to read from the right if they have no room. */
function drawMarks(
  chart: Chart,
  { marks, ...section }: Section,
  { bottom, top, marks: middles }: SectionLayout,
): void {
  const left = chart.place({ along: section.from, elevation: top }).x;
  let last = -Infinity;
  for (const [i, { along, words }] of marks.entries()) {
    chart.line(
      [
        { along, elevation: top },
        { along, elevation: bottom },
      ],
      styles.mark,
    );
    const { x, y } = chart.place({ along, elevation: top });
    const middle = middles?.[i];
    if (middle !== undefined) {
      chart.words(words, { x: left + middle, y: y - chart.letters });
      continue;
    }
    // Where two lines are close, the later words move to the right, and are left out beyond the grid.
    last = Math.max(x, last + chart.letters * 1.1);
    if (last > chart.place({ along: section.to, elevation: top }).x + chart.letters * 3) continue;
    chart.words(words, { x: last, y: y - chart.letters / 2 }, 'start', styles.letters, -Math.PI / 2);
  }
}

/** The width of words with a little space around them. */
const textRoom = (words: string, letters: number): number => textWidth(words, letters) * 1.1;

function drawFloors(chart: Chart, { floors }: Section, grid: Box): void {
  const { letters } = chart;
  for (const { from, to, letters: name, elevation } of floors) {
    const ends = [
      { along: from, elevation },
      { along: to, elevation },
    ];
    chart.line(ends, styles.floor);
    const [left, right] = ends.map(chart.place);
    if (!left || !right) continue;
    const words = `${name} ${formatGrade(elevation, chart.pen.units)}`;
    const half = textRoom(words, letters) / 2;
    // Walls too close together would strike out the words between them.
    for (const { x, y } of right.x - left.x > 2 * half ? [left, right] : [])
      chart.pen.path(
        {
          vertices: [
            { x, y },
            { x, y: y - room.wall * letters },
          ],
          closed: false,
        },
        styles.floor,
      );
    // The floor of a garage is a little lower than that of the house.
    const hasHigher = floors.some((other) => other.from === from && other.elevation > elevation);
    const off = (hasHigher ? 1 : -1) * letters * 0.8;
    const x = Math.max(grid.minX + half, Math.min(grid.maxX - half, (left.x + right.x) / 2));
    chart.words(words, { x, y: left.y + off }, 'middle', styles.clear);
  }
}

/** The grades of a drive, written along it, and the elevations where they change. */
function drawDrive(chart: Chart, { drive }: Section, grid: Box): void {
  if (!drive) return;
  const { letters, pen } = chart;
  const end = drive.heights.at(-1)?.along ?? 0;
  for (const { from, to, grade } of drive.stretches.filter((stretch) => stretch.from.along < end)) {
    const [a, b] = [chart.place(from), chart.place(to)];
    const words = formatPercent(grade);
    if (Math.hypot(b.x - a.x, b.y - a.y) < textRoom(words, letters)) continue;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const off = letters * 0.9;
    const at = {
      x: (a.x + b.x) / 2 + Math.sin(angle) * off,
      y: (a.y + b.y) / 2 - Math.cos(angle) * off,
    };
    chart.words(words, at, 'middle', styles.clear, angle);
  }
  const places = drive.heights.map((height) => ({
    ...chart.place(height),
    words: formatGrade(height.elevation, pen.units),
  }));
  for (const { x, y } of places) pen.circle({ x, y }, letters * 0.25, { ...styles.frame, fill: '#ffffff' });
  // If there isn't room for all, the elevations of the two ends take precedence.
  const written: number[] = [];
  for (const { x, y, words } of [...places.slice(0, 1), ...places.slice(1).toReversed()]) {
    const width = textRoom(words, letters);
    // Inside the frame, because the grid's elevations are beside it and the stations below.
    const middle = Math.max(grid.minX + width / 2, Math.min(grid.maxX - width / 2, x));
    if (written.some((other) => Math.abs(other - middle) < width)) continue;
    written.push(middle);
    const off = letters * (y + letters * 1.8 > grid.maxY ? -1.1 : 1.1);
    chart.words(words, { x: middle, y: y + off }, 'middle', styles.clear);
  }
}
