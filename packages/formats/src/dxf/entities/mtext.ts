// MTEXT: paragraphs with formatting codes.
import type { HorizontalAlign, TextShape, VerticalAlign } from '../records/drawing.ts';
import { lengthOf, type Triple } from '../records/matrix.ts';
import { longestText } from '../records/letters.ts';
import { plainMText } from './mtextCodes.ts';
import type { DxfRecord } from '../records/record.ts';
import { type EntityReader, radians } from './reader.ts';

const columns: readonly HorizontalAlign[] = ['start', 'middle', 'end'];
const rows: readonly VerticalAlign[] = ['top', 'middle', 'bottom'];
/** From baseline to baseline, in heights of capitals, at line spacing 1. */
const lineSpacing = 5 / 3;
/** Height of text whose record has none, in drawing units. */
const defaultHeight = 1;

export const readMText: EntityReader = (record) => {
  let coded = '';
  for (let at = 0; at < record.count && coded.length <= longestText; at++)
    if (record.code(at) === 3 || record.code(at) === 1) coded += record.textAt(at);
  return mtextShape({
    coded: record.cutText(coded),
    at: record.point(10),
    along: alongOf(record),
    height: record.hint(40),
    attachment: record.hint(71, 1),
    width: record.hint(41),
    spacing: record.hint(44, 1),
  });
};

/** The direction of its lines, in the coordinates of the drawing whatever the extrusion is. */
function alongOf(record: DxfRecord): Triple {
  const given = record.point(11);
  if (record.has(11) && lengthOf(given) > 0) return given;
  const angle = radians(record.hint(50));
  return [Math.cos(angle), Math.sin(angle), 0];
}

export interface MTextFields {
  /** With its formatting codes. */
  readonly coded: string;
  readonly at: Triple;
  readonly along: Triple;
  readonly height: number;
  /** 1 to 9, row by row from the top left. */
  readonly attachment: number;
  readonly width: number;
  readonly spacing: number;
}

export function mtextShape({ coded, at, along, height, attachment, width, spacing }: MTextFields): TextShape {
  const plain = plainMText(coded, height > 0 ? height : defaultHeight);
  const place = Math.min(Math.max(Math.round(attachment), 1), 9) - 1;
  return {
    kind: 'text',
    frame: undefined,
    at,
    content: plain.content,
    height: plain.height,
    angle: Math.atan2(along[1], along[0]),
    align: columns[place % 3] ?? 'start',
    vertical: rows[Math.floor(place / 3)] ?? 'top',
    widthFactor: plain.widthFactor,
    oblique: radians(plain.oblique),
    lineHeight: plain.height * lineSpacing * (spacing > 0 ? spacing : 1),
    ...(width > 0 && { wrapWidth: width }),
  };
}
