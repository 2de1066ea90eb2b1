// A leader: an arrow from a text to what it describes. Its first vertex is the tip; the text is at its last one.
import { boxCorners } from '../../geometry/box.ts';
import type { Point } from '../../geometry/point.ts';
import { leaderReach, stacked, widestOf } from '../../lettering/leaders.ts';
import type { Pen } from '../../geometry/pen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { wrapWords } from '../../pen/wrapWords.ts';
import { maxLetters } from '../../objects/form.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { choice, type Values, words } from '../../objects/properties.ts';
import { layers, linesOf } from '../../shapes/layers.ts';
import { pathKind, type Traced } from '../../traced/tracedKind.ts';
import { drawArrowhead } from '../../shapes/arrowhead.ts';
import { tipFields, tipTies } from './tipTies.ts';

const layer = layers.notes;
const stratum = 'notes';
const { fine, solid } = linesOf(layer);
const line = { ...fine, stratum } as const;
const plate = { ...line, fill: '#ffffff' } as const;
/** Label heights: the maximum width of a line, the gap from leader to text, the margin inside a box, and the dot's radius. */
const paper = { maxWidth: 18, gap: 0.4, inset: 0.4, dot: 0.25 } as const;
/** Label heights from one line of text to the next. */
const lineHeight = 1.25;

interface Callout {
  readonly text: string;
  readonly frame: 'none' | 'box' | 'circle';
}

/** Draws the text at the end of the leader, on the side to which its last segment leads. */
function drawWords(pen: Pen, { text, frame }: Callout, end: Point, before: Point): void {
  const { labelHeight: height } = pen;
  const lines = wrapWords(text.split(/\s+/), (one) => textWidth(one, 1) <= paper.maxWidth);
  const [width, tall] = [widestOf(lines) * height, lines.length * lineHeight * height];
  const sign = end.x < before.x ? -1 : 1;
  const gap = paper.gap * height;
  const radius = Math.hypot(width, tall) / 2 + gap / 2;
  const middle = { x: end.x + sign * (frame === 'circle' ? radius : gap + width / 2), y: end.y };
  if (frame === 'circle') pen.circle(middle, radius, plate);
  if (frame === 'box') {
    const [x, y] = [width / 2 + gap, tall / 2 + paper.inset * height];
    const corners = boxCorners({
      minX: middle.x - x,
      maxX: middle.x + x,
      minY: middle.y - y,
      maxY: middle.y + y,
    });
    pen.path({ vertices: corners, closed: true }, plate);
  }
  const style = { ...solid, ...(frame === 'none' ? clearOfLines : {}), stratum } as const;
  for (const mark of stacked(lines, middle, 'middle', height)) pen.text(mark, style);
}

const properties = {
  text: words('Text', 'Note'),
  frame: choice('Frame', { none: 'None', box: 'Box', circle: 'Circle' }, 'none'),
  tip: choice('Tip', { arrow: 'Arrow', dot: 'Dot' }, 'arrow'),
  ...tipFields,
};
type Leader = Traced & Values<typeof properties>;

export const leader = pathKind({
  type: 'leader',
  title: 'Leader',
  layer,
  isAnnotation: true,
  properties,
  draw(object, pen) {
    const { vertices, tip: ends } = object;
    pen.path({ vertices, closed: false }, line);
    const [tip, next] = vertices;
    const [before, end] = vertices.slice(-2);
    if (pen.labelHeight === 0 || !tip || !next || !before || !end) return;
    if (ends === 'arrow') drawArrowhead(pen, tip, next, solid);
    else pen.circle(tip, paper.dot * pen.labelHeight, { ...solid, stratum });
    drawWords(pen, object, end, before);
  },
  labels: { list: () => [], reach: () => leaderReach(2 * paper.maxWidth) },
  words: {
    read: ({ text, vertices }) => ({ words: text, at: vertices.at(-1) ?? { x: 0, y: 0 } }),
    write: (object, written) => ({ ...object, text: written.slice(0, maxLetters) }),
  },
  ties: tipTies<Leader>(),
});
