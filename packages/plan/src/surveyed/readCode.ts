// Reads the description of a surveyed point: its codes, which figure of lines it is on, and what the words after it say.
import { usualMeaning } from './codeTargets.ts';

export interface PointCode {
  /** In capitals, without the number of a figure: "EP". */
  readonly code: string;
  /** "1" of "EP1"; empty if it has none. */
  readonly figure: string;
  readonly begins: boolean;
  readonly ends: boolean;
  /** Whether the line goes back to where it began. */
  readonly closes: boolean;
  /** Whether it is on a curve, which is drawn with straight edges. */
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

/** Maximum number of codes of one point: "EP1/TBC1". */
const maxCodes = 6;

/** known: codes that the user has given a meaning. A point without a code has one that is empty. */
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
  /** Words inside it: "18OAK" is an oak of 18. */
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
  const said = isTree && figure ? [figure, ...rest] : rest;
  const isLine = !isTree;
  const has = (set: ReadonlySet<string>): boolean => isLine && said.some((word) => set.has(word));
  const own =
    said.length > 0 &&
    /^\d+$/.test(said[0] ?? '') &&
    figure === '' &&
    isLine &&
    said.slice(1).every(isControl)
      ? said[0]
      : undefined;
  return {
    code,
    figure: isTree ? '' : figure || (own ?? ''),
    begins: has(controls.begins),
    ends: has(controls.ends),
    closes: has(controls.closes),
    curved: has(controls.curved),
    words: [
      more,
      ...said.filter((word, i) => !(isLine && isControl(word)) && !(own !== undefined && i === 0)),
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, 80),
  };
}

/** What the words of a tree say: `18" OAK` is 18 inches of oak. code: that of the tree, which may be its species. */
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
    ...(caliper > 0 && caliper <= 600 ? { caliper } : {}),
    ...(species ? { species: species.charAt(0) + species.slice(1).toLowerCase() } : {}),
  };
}
