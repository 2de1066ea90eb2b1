// Divides a text of a drawing, which may have several lines, into text objects of one line each.
import type { TextMark } from '@homeplot/formats/dxfMark';
import { maxLetters } from '@homeplot/plan/form';
import { type Point, rotate } from '@homeplot/plan/point';
import { capHeight, descent, textWidth } from '@homeplot/plan/textMetrics';
import { wrapWords } from '@homeplot/plan/wrapWords';
import { type ImportedText, turnOf } from './importedObject.ts';

/** The usual distance between lines in AutoCAD, in heights of capitals. */
const usualLineHeight = 5 / 3;
/** Drawing units: a lower text is dropped, since it can't be read at any scale. */
const minHeight = 1e-9;

/** at: the mark's point relative to the origin, with y down. */
export function textObjects(mark: TextMark, at: Point): readonly ImportedText[] {
  const { content, height: capitals, wrapWidth, fitWidth } = mark;
  const { angle, align, vertical } = mark.mirrored ? readable(mark) : mark;
  if (!(capitals > minHeight)) return [];
  const usual = capitals / capHeight;
  const lines = content
    .split('\n')
    .flatMap((line) => (wrapWidth ? wrapped(line, usual, wrapWidth) : [line]))
    .map((line) => line.slice(0, maxLetters));
  const widest = Math.max(...lines.map((line) => textWidth(line, usual)));
  // A text that is fitted into a width is made smaller, since its letters can't be condensed.
  const height = fitWidth && widest > fitWidth ? (usual * fitWidth) / widest : usual;
  const step = mark.lineHeight ?? capitals * usualLineHeight;
  const below = (lines.length - 1) * step;
  const first = {
    baseline: 0,
    top: capHeight * height,
    middle: (capHeight * height - below) / 2,
    bottom: -below - descent * height,
  }[vertical];
  const turn = -angle;
  return lines.flatMap((text, i): ImportedText[] => {
    if (text.trim() === '') return [];
    const { x, y } = rotate({ x: at.x, y: at.y + first + i * step }, turn, at);
    return [
      {
        type: 'lineText',
        source: 'imported',
        layer: mark.layer,
        x,
        y,
        text,
        height,
        rotation: turnOf(angle),
        align,
        baseline: 'baseline',
        color: mark.color,
      },
    ];
  });
}

/** What rounding may make of the cosine of a vertical text's angle, which is 0. */
const cosineTolerance = 1e-9;

type Side = Pick<TextMark, 'angle' | 'align' | 'vertical'>;

/** Turns mirrored text into readable text in the same place, by reversing its direction or by turning its letters upright. */
function readable({ angle, align, vertical }: Side): Side {
  if (Math.cos(angle) < -cosineTolerance)
    return {
      angle: angle + Math.PI,
      align: ({ start: 'end', middle: 'middle', end: 'start' } as const)[align],
      vertical,
    };
  const flippedVertical = { baseline: 'top', bottom: 'top', middle: 'middle', top: 'bottom' } as const;
  return { angle, align, vertical: flippedVertical[vertical] };
}

const wrapped = (line: string, height: number, width: number): readonly string[] =>
  wrapWords(line.split(' '), (words) => textWidth(words, height) <= width);
