// The lines and words of a page of a PDF as line work of the plan, where and as large as the underlay shows them.
import { clipLine } from '@homeplot/formats/clip';
import { withinTurn } from '@homeplot/plan/angle';
import { onPlan } from '@homeplot/plan/calibration';
import type { LineText } from '@homeplot/plan/lineText';
import type { LineType, LineWork } from '@homeplot/plan/lineWork';
import type { Path, Vertex } from '@homeplot/plan/pen';
import { degrees, type Point } from '@homeplot/plan/point';
import { type Underlay, wholePicture } from '@homeplot/plan/underlay';
import { tidy } from '@homeplot/plan/units';
import { weightOf } from '../cad/worker/lineStyles.ts';
import { subpaths } from './subpaths.ts';
import type { PdfLines, PdfPath, PdfText } from '../../pictures/worker/jobs.ts';

type New<O> = Omit<O, 'id' | 'order'>;
export type NewLine = New<LineWork> | New<LineText>;
const millimeters = 25.4 / 72;
const paper = '#ffffff';
/** Millimeters: a shorter dash is a dot. */
const longestDot = 1;
/** Feet: the letters of a lineText are at least this high. */
const leastText = 0.01;

/** page: its size in points. */
export function lineWorkOf(
  { paths, texts }: Pick<PdfLines, 'paths' | 'texts'>,
  underlay: Underlay,
  page: { readonly width: number; readonly height: number },
): readonly NewLine[] {
  const { left, top, right, bottom } = underlay.crop ?? wholePicture;
  const clip = {
    minX: left * page.width,
    minY: top * page.height,
    maxX: right * page.width,
    maxY: bottom * page.height,
  };
  const place = ({ x, y }: Point): Point => {
    const at = onPlan(underlay, { x: x / page.width, y: y / page.height });
    return { x: tidy(at.x), y: tidy(at.y) };
  };
  const common = { source: 'imported', sourceFile: underlay.file.name } as const;
  const lines = paths.flatMap((path): readonly NewLine[] => {
    const style = styleOf(path);
    if (!style) return [];
    return subpaths(path)
      .flatMap((one) => clipLine(one, clip).flatMap(pieces))
      .map(({ vertices, closed }) => ({
        ...common,
        type: 'lineWork',
        ...style,
        fill: closed ? style.fill : 'transparent',
        vertices: vertices.map((vertex) => withBulge(place(vertex), vertex.bulge)),
        closed,
      }));
  });
  const feet = underlay.width / page.width;
  const isInside = ({ x, y }: PdfText): boolean =>
    x >= clip.minX && x <= clip.maxX && y >= clip.minY && y <= clip.maxY;
  const words = texts.filter(isInside).map(
    (text): New<LineText> => ({
      ...common,
      type: 'lineText',
      ...place(text),
      text: text.content.slice(0, 500),
      height: tidy(Math.max(leastText, text.height * feet)),
      rotation: tidy(withinTurn(degrees(text.angle) + underlay.rotation)),
      align: 'start',
      baseline: 'baseline',
      color: '#1f2937',
    }),
  );
  return [...lines, ...words];
}

const withBulge = (at: Point, bulge: number | undefined): Vertex =>
  bulge ? { ...at, bulge: tidy(bulge) } : at;

type LineStyle = Pick<LineWork, 'color' | 'fill' | 'weight' | 'line'>;

/** Undefined for what can't be seen on paper. */
function styleOf({ stroke, fill, width, dash, steps }: PdfPath): LineStyle | undefined {
  const isWhole = steps.filter(({ to }) => to === 'move').length === 1;
  const filled = fill !== undefined && fill !== paper ? fill : undefined;
  const color = stroke !== undefined && stroke !== paper ? stroke : filled;
  if (color === undefined) return undefined;
  return {
    color,
    // Only one outline is filled: of several, some are holes.
    fill: filled !== undefined && isWhole ? filled : 'transparent',
    weight: stroke === undefined ? '0.13' : weightOf(width * millimeters),
    line: lineTypeOf(dash.map((length) => length * millimeters)),
  };
}

function lineTypeOf(dash: readonly number[]): LineType {
  const [first = 0] = dash;
  if (dash.every((length) => length === 0)) return 'solid';
  if (dash.length <= 2) return first < longestDot ? 'dotted' : 'dashed';
  return dash.length <= 4 ? 'dashDot' : 'dashDotDot';
}

/** Vertices of one object: longer lines are continued by another. */
const longest = 1000;

/** A path in pieces that the file can store. */
function pieces(path: Path): readonly Path[] {
  const { vertices, closed } = path;
  if (vertices.length <= longest) return [path];
  const [first] = vertices;
  const line = closed && first ? [...vertices, first] : vertices;
  const count = Math.ceil((line.length - 1) / (longest - 1));
  return Array.from({ length: count }, (_, i) => ({
    vertices: line.slice(i * (longest - 1), (i + 1) * (longest - 1) + 1),
    closed: false,
  })).filter((piece) => piece.vertices.length > 1);
}
