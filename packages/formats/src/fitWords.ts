// Fits text into a box: breaks it into lines, and reduces the font size if necessary.
import { textWidth } from '@homeplot/plan/textMetrics';
import { wrapWords } from '@homeplot/plan/wrapWords';

export interface Words {
  readonly content: string;
  /** Font size, in the same unit as the box. */
  readonly height: number;
}

/** A line with its baseline, measured from the top of the box. */
export interface Line extends Words {
  readonly y: number;
}

/** Limits of the font size, relative to the largest, tried in turn until everything fits. */
const caps = [1, 0.8, 0.64, 0.5, 0.4];
/** Line height, in font sizes. */
const leading = 1.5;
/** Allowance for fonts that are wider than the measured one. */
const slack = 1.03;

const isWithin = (content: string, height: number, width: number): boolean =>
  textWidth(content, height) * slack <= width;

interface Block {
  readonly height: number;
  readonly lines: readonly string[];
}

/** Each text starts a new line. If nothing fits, the text with the most lines is cut. */
export function fitWords(
  texts: readonly Words[],
  room: { readonly width: number; readonly height: number },
): readonly Line[] {
  const largest = Math.max(...texts.map(({ height }) => height));
  const blocksUnder = (most: number): readonly Block[] =>
    texts.map((text) => {
      const height = Math.min(text.height, most);
      return { height, lines: broken(text.content, height, room.width) };
    });
  const hasRoom = (blocks: readonly Block[]): boolean => (below(blocks).at(-1)?.y ?? 0) <= room.height;
  let blocks: readonly Block[] = [];
  for (const cap of caps) {
    blocks = blocksUnder(largest * cap);
    if (hasRoom(blocks)) break;
  }
  while (!hasRoom(blocks)) blocks = withLongestCut(blocks, room.width);
  return below(blocks);
}

function withLongestCut(blocks: readonly Block[], width: number): readonly Block[] {
  const most = Math.max(...blocks.map(({ lines }) => lines.length));
  const longest = blocks.findIndex(({ lines }) => lines.length === most);
  return blocks.map((block, i) => (i === longest ? cut(block, width) : block));
}

/** Stacks the lines. */
function below(blocks: readonly Block[]): readonly Line[] {
  let y = 0;
  return blocks.flatMap(({ height, lines }) =>
    lines.map((content) => {
      y += y === 0 ? height : height * leading;
      return { content, height, y };
    }),
  );
}

/** Removes a line and adds an ellipsis. */
function cut({ height, lines }: Block, width: number): Block {
  const kept = lines.slice(0, -1);
  return {
    height,
    lines: kept.map((line, i) => (i < kept.length - 1 ? line : shortened(line, height, width))),
  };
}

/** Breaks at spaces, and within words wider than the box. */
function broken(content: string, height: number, width: number): readonly string[] {
  const fits = (line: string): boolean => isWithin(line, height, width);
  const words = content.split(/\s+/).filter(Boolean);
  return wrapWords(
    words.flatMap((word) => (fits(word) ? [word] : piecesOf(word, fits))),
    fits,
  );
}

function piecesOf(word: string, fits: (piece: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.length > 0 && fits(longer)) pieces.splice(-1, 1, longer);
    else pieces.push(letter);
  }
  return pieces;
}

function shortened(line: string, height: number, width: number): string {
  let kept = '';
  for (const letter of line) {
    if (!isWithin(`${kept}${letter}…`, height, width)) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
