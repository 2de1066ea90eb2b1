// Words put into a room on paper: broken into lines, and written smaller where they are many.
import { textWidth } from '@homeplot/plan/textMetrics';

export interface Words {
  readonly content: string;
  /** Height of the letters; here and in the room any unit will do. */
  readonly height: number;
}

/** A line with its base line, from the top of the room. */
export interface Line extends Words {
  readonly y: number;
}

/** Letters are written so much smaller at most, one after the other. */
const shares = [1, 0.85, 0.7, 0.6, 0.5];
/** Heights of letters from one line to the next. */
const leading = 1.5;
/** Other fonts than the one that is measured by are a little wider. */
const slack = 1.03;

const isWithin = (content: string, height: number, width: number): boolean =>
  textWidth(content, height) * slack <= width;

/** Each text begins a line of its own; what is too much even in the smallest letters ends in an ellipsis. */
export function fitWords(
  texts: readonly Words[],
  room: { readonly width: number; readonly height: number },
): readonly Line[] {
  let lines: readonly Line[] = [];
  for (const share of shares) {
    lines = set(texts, share, room.width);
    if ((lines.at(-1)?.y ?? 0) <= room.height) return lines;
  }
  const kept = lines.filter(({ y }) => y <= room.height);
  const last = kept.at(-1);
  return last ? [...kept.slice(0, -1), { ...last, content: shortened(last, room.width) }] : [];
}

function set(texts: readonly Words[], share: number, width: number): readonly Line[] {
  let y = 0;
  return texts.flatMap(({ content, height }) => {
    const size = height * share;
    return broken(content, size, width).map((line) => {
      y += y === 0 ? size : size * leading;
      return { content: line, height: size, y };
    });
  });
}

/** At its spaces, and within what is wider than the room. */
function broken(content: string, height: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (isWithin(longer, height, width)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !isWithin(line + letter, height, width)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function shortened({ content, height }: Words, width: number): string {
  let kept = '';
  for (const letter of content) {
    if (!isWithin(`${kept}${letter}…`, height, width)) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
