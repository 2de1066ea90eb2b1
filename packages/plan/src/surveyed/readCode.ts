// Reads the description of a surveyed point: its codes, the number of the line that it is on (its figure), and the words after it.
import { usualMeaning } from './codeTargets.ts';

export interface PointCode {
  /** The code in capitals, without the figure: "EP". */
  readonly code: string;
  /** The number of the line, such as "1" in "EP1"; '' if there is none. */
  readonly figure: string;
  readonly begins: boolean;
  readonly ends: boolean;
  /** Whether the line returns to its first point. */
  readonly closes: boolean;
  /** Whether the point is on a curve, which is drawn with straight edges. */
  readonly curved: boolean;
  readonly words: string;
}

const controls: Readonly<Record<'begins' | 'ends' | 'closes' | 'curved', ReadonlySet<string>>> = {
  begins: new Set(['B', 'BEG', 'BEGIN', 'ST', 'STA', 'START', 'S', '(', '+', 'BOL', 'LB']),
  ends: new Set(['E', 'END', 'EN', 'FIN', ')', 'EOL', 'LE']),
  closes: new Set(['C', 'CL', 'CLS', 'CLO', 'CLOSE', 'CLZ', 'CLOSED']),
  curved: new Set(['PC', 'PT', 'CV', 'CRV', 'CURVE', 'OC', 'BC', 'EC', 'PCC', 'PRC', 'ARC']),
};

const isControl = (word: string): boolean => Object.values(controls).some((set) => set.has(word));

/** Codes of one point that are read, such as two in "EP1/TBC1". */
const maxCodes = 6;
/** Characters of the words that are kept. */
const maxWords = 80;
/** Inches: a larger number isn't a caliper. */
const maxCaliper = 600;

/** The codes of a point; a single empty one if it has none. known: codes that the user has given a meaning. */
export function readCodes(description: string, known: ReadonlySet<string> = new Set()): PointCode[] {
  const parts = description
    .toUpperCase()
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);
  const isEach =
    parts.length > 1 && parts.every((part) => /^[A-Z]/.test(part) && isKnown(codeOf(part).code, known));
  return (isEach ? parts.slice(0, maxCodes) : [description.toUpperCase().trim()]).map((part) =>
    readOne(part),
  );
}

const isKnown = (code: string, known: ReadonlySet<string>): boolean =>
  known.has(code) || usualMeaning(code) !== undefined;

interface FirstWord {
  readonly code: string;
  readonly figure: string;
  /** Words inside it: "18OAK" is the code OAK with the word 18. */
  readonly more: string;
}

function codeOf(part: string): FirstWord {
  const [first = ''] = part.split(/[\s,._;:-]+/);
  const [, letters, figure] = /^([A-Z]+)(\d*)$/.exec(first) ?? [];
  if (letters !== undefined) return { code: letters, figure: figure ?? '', more: '' };
  // "18OAK", "18\"OAK"
  const [, size, name] = /^(\d+(?:\.\d+)?["']{0,2})([A-Z]+)$/.exec(first) ?? [];
  if (name !== undefined && size !== undefined) return { code: name, figure: '', more: size };
  // "TREE18OAK"
  const [, kind, width, species] = /^([A-Z]+)(\d+)([A-Z]+)$/.exec(first) ?? [];
  if (kind !== undefined) return { code: kind, figure: '', more: `${width} ${species}` };
  return { code: first, figure: '', more: '' };
}

function readOne(part: string): PointCode {
  const { code, figure, more } = codeOf(part);
  const [first = ''] = part.split(/[\s,._;:-]+/);
  const rest = part
    .slice(first.length)
    .split(/[\s,._;:]+|(?<=[A-Z])-|-(?=[A-Z])/)
    .filter(Boolean);
  // "TREE18" and "TREE 18 OAK": a size, not a figure.
  const isTree = usualMeaning(code) === 'tree';
  const words = isTree && figure ? [figure, ...rest] : rest;
  const isLine = !isTree;
  const has = (set: ReadonlySet<string>): boolean => isLine && words.some((word) => set.has(word));
  // A figure that is written as a word of its own: "EP 1".
  const ownFigure =
    words.length > 0 &&
    /^\d+$/.test(words[0] ?? '') &&
    figure === '' &&
    isLine &&
    words.slice(1).every(isControl)
      ? words[0]
      : undefined;
  return {
    code,
    figure: isTree ? '' : figure || (ownFigure ?? ''),
    begins: has(controls.begins),
    ends: has(controls.ends),
    closes: has(controls.closes),
    curved: has(controls.curved),
    words: [
      more,
      ...words.filter((word, i) => !(isLine && isControl(word)) && !(ownFigure !== undefined && i === 0)),
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, maxWords),
  };
}

/** The caliper and the species in the words of a tree, as in `18" OAK`. code: the code of the tree, which may be its species. */
export function treeOf({ code, words }: PointCode): { readonly caliper?: number; readonly species?: string } {
  const [, size] = /(?:^|\s)(\d+(?:\.\d+)?)\s*(?:"|''|IN\b|INCH(?:ES)?\b|DBH\b)?/.exec(words) ?? [];
  const caliper = Number(size);
  const named = words
    .replaceAll(/\d+(?:\.\d+)?\s*(?:"|''|\bIN\b|\bINCH(?:ES)?\b|\bDBH\b)?/g, ' ')
    .replaceAll(/["']/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const species = named || (/^(?:TREE|TR|T)$/.test(code) ? '' : code);
  return {
    ...(caliper > 0 && caliper <= maxCaliper ? { caliper } : {}),
    ...(species ? { species: species.charAt(0) + species.slice(1).toLowerCase() } : {}),
  };
}
