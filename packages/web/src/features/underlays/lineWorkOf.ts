// Turns the lines and words of a PDF page into line work of the plan, where the underlay shows them.
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
const millimetersPerPoint = 25.4 / 72;
/** Characters of one text of a page; the rest is cut off. */
const maxTextLength = 500;
const paper = '#ffffff';
/** The weight of the outline of a filled path that isn't stroked. */
const thinnestWeight = '0.13';
/** Millimeters: a shorter dash is a dot. */
const minDash = 1;
/** Feet: the least height of letters that a lineText can have. */
const minTextHeight = 0.01;

/** page: the size of the page in points. */
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
      text: text.content.slice(0, maxTextLength),
      height: tidy(Math.max(minTextHeight, text.height * feet)),
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

/** The look of a path; undefined for a path that can't be seen on white paper. */
function styleOf({ stroke, fill, width, dash, steps }: PdfPath): LineStyle | undefined {
  const isOneOutline = steps.filter(({ to }) => to === 'move').length === 1;
  const filled = fill !== undefined && fill !== paper ? fill : undefined;
  const color = stroke !== undefined && stroke !== paper ? stroke : filled;
  if (color === undefined) return undefined;
  return {
    color,
    // A path of several outlines isn't filled, since some of them are holes.
    fill: filled !== undefined && isOneOutline ? filled : 'transparent',
    weight: stroke === undefined ? thinnestWeight : weightOf(width * millimetersPerPoint),
    line: lineTypeOf(dash.map((length) => length * millimetersPerPoint)),
  };
}

function lineTypeOf(dash: readonly number[]): LineType {
  const [first = 0] = dash;
  if (dash.every((length) => length === 0)) return 'solid';
  if (dash.length <= 2) return first < minDash ? 'dotted' : 'dashed';
  // A pattern alternates between dashes and gaps: a dash, a dot and their gaps are four lengths.
  return dash.length <= 4 ? 'dashDot' : 'dashDotDot';
}

/** Vertices of one object: a longer line is divided into several objects. */
const maxLineVertices = 1000;

/** A path in pieces that the file can store. */
function pieces(path: Path): readonly Path[] {
  const { vertices, closed } = path;
  if (vertices.length <= maxLineVertices) return [path];
  const [first] = vertices;
  const line = closed && first ? [...vertices, first] : vertices;
  const count = Math.ceil((line.length - 1) / (maxLineVertices - 1));
  return Array.from({ length: count }, (_, i) => ({
    vertices: line.slice(i * (maxLineVertices - 1), (i + 1) * (maxLineVertices - 1) + 1),
    closed: false,
  })).filter((piece) => piece.vertices.length > 1);
}
