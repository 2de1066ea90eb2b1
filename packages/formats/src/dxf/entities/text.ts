// TEXT, ATTRIB and ATTDEF: single lines of text.
import type { HorizontalAlign, TextShape, VerticalAlign } from '../records/drawing.ts';
import { frameOf, type Triple } from '../records/matrix.ts';
import type { DxfRecord } from '../records/record.ts';
import { type EntityReader, radians } from './reader.ts';

/** Alignments by group codes 72, and 73 or 74; flags of group code 71. */
const horizontal: readonly HorizontalAlign[] = ['start', 'middle', 'end'];
const verticals: readonly VerticalAlign[] = ['baseline', 'bottom', 'middle', 'top'];
const justified = { aligned: 3, middle: 4, fit: 5 } as const;
const generation = { backward: 2, upsideDown: 4 } as const;
/** The height of text without a usable height. */
const defaultHeight = 1;

export const readText: EntityReader = (record) => textShape(record, record.text(1), 73);
export const readAttribute: EntityReader = (record) => attribute(record, record.text(1));
/** Outside of inserts, the definition of an attribute shows its tag. */
export const readAttributeDefinition: EntityReader = (record) => attribute(record, record.text(2));

function attribute(record: DxfRecord, content: string): TextShape {
  return { ...textShape(record, content, 74), tag: record.text(2).trim() };
}

function textShape(record: DxfRecord, content: string, verticalCode: number): TextShape {
  const across = record.hint(72);
  const up = record.hint(verticalCode);
  const start = record.point(10);
  const second = record.has(11) ? record.point(11) : start;
  const stretched = across === justified.aligned || across === justified.fit;
  const flags = record.hint(71);
  const factor = positive(record.hint(41), 1);
  return {
    kind: 'text',
    frame: frameOf(record.extrusion()),
    at: stretched || (across === 0 && up === 0) ? start : second,
    content: plainText(content),
    height: positive(record.hint(40), defaultHeight),
    angle: stretched ? angleBetween(start, second) : radians(record.hint(50)),
    align: across === justified.middle ? 'middle' : (horizontal[across] ?? 'start'),
    vertical: across === justified.middle ? 'middle' : (verticals[up] ?? 'baseline'),
    widthFactor: flags & generation.backward ? -factor : factor,
    oblique: radians(record.hint(51)),
    ...(flags & generation.upsideDown && { upsideDown: true as const }),
    ...(stretched && { fitWidth: Math.hypot(second[0] - start[0], second[1] - start[1]) }),
  };
}

const positive = (value: number, fallback: number): number => (value > 0 ? value : fallback);

const angleBetween = (a: Triple, b: Triple): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

const signs: Readonly<Record<string, string>> = { d: '°', c: 'Ø', p: '±', '%': '%' };

/** Resolves %%d, %%c, %%p, %%nnn and ^I; codes for underlines and the like are left out. */
function plainText(text: string): string {
  if (!text.includes('%%') && !text.includes('^')) return text;
  return text
    .replace(/%%(\d{3}|.)/g, (all, code: string) => {
      if (code.length === 3) return String.fromCharCode(Number(code));
      return /[uok]/i.test(code) ? '' : (signs[code.toLowerCase()] ?? all);
    })
    .replace(/\^(.)/g, (_, letter: string) => caret(letter));
}

/** The character for ^ and a letter, which is a control character: a tab, a line break or nothing. "^ " is the caret itself. */
export const caret = (letter: string): string =>
  letter === ' ' ? '^' : letter.toUpperCase() === 'I' ? ' ' : letter.toUpperCase() === 'J' ? '\n' : '';
