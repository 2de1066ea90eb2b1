// Words put into a room on paper: broken into lines, and written smaller where they are many.
import { textWidth } from '@homeplot/plan/textMetrics';
import { wrapWords } from '@homeplot/plan/wrapWords';

export interface Words {
  readonly content: string;
  /** Height of the letters; here and in the room any unit will do. */
  readonly height: number;
}

/** A line with its base line, from the top of the room. */
export interface Line extends Words {
  readonly y: number;
}

/** Of the height of the largest letters: none are larger then, one after the other until all has room. */
const caps = [1, 0.8, 0.64, 0.5, 0.4];
/** Heights of letters from one line to the next. */
const leading = 1.5;
/** Other fonts than the one that is measured by are a little wider. */
const slack = 1.03;

const isWithin = (content: string, height: number, width: number): boolean =>
  textWidth(content, height) * slack <= width;

interface Block {
  readonly height: number;
  readonly lines: readonly string[];
}

/** Each text begins a line of its own. What is too much even in small letters is cut where most is written. */
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

/** The lines below one another. */
function below(blocks: readonly Block[]): readonly Line[] {
  let y = 0;
  return blocks.flatMap(({ height, lines }) =>
    lines.map((content) => {
      y += y === 0 ? height : height * leading;
      return { content, height, y };
    }),
  );
}

/** A line less, and an ellipsis for it. */
function cut({ height, lines }: Block, width: number): Block {
  const kept = lines.slice(0, -1);
  return {
    height,
    lines: kept.map((line, i) => (i < kept.length - 1 ? line : shortened(line, height, width))),
  };
}

/** At its spaces, and within what is wider than the room. */
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
