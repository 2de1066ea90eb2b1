// The points of the compass by their names: "North", "N.W.", "South-East". Degrees clockwise from north.
import { withinTurn } from '../survey/angle.ts';
import { isNearlyPoint } from './misspelt.ts';
import type { Token } from './words.ts';

/** A direction that was read, or what is wrong with the words that were to be one. */
export type Direction = { readonly azimuth: number } | { readonly problem: string };

export type ReadDirection = Direction & { readonly next: number };

export type Point = 'north' | 'east' | 'south' | 'west';

const azimuths: Readonly<Record<Point, number>> = { north: 0, east: 90, south: 180, west: 270 };
const halfways: ReadonlyMap<string, number> = new Map([
  ['northeast', 45],
  ['southeast', 135],
  ['southwest', 225],
  ['northwest', 315],
  ['ne', 45],
  ['se', 135],
  ['sw', 225],
  ['nw', 315],
]);
const names: ReadonlyMap<string, Point> = new Map([
  ...(['north', 'n', 'no', 'nor', 'nth'] as const).map((name) => [name, 'north'] as const),
  ...(['east', 'e', 'ea', 'et'] as const).map((name) => [name, 'east'] as const),
  ...(['south', 's', 'so', 'sou', 'sth'] as const).map((name) => [name, 'south'] as const),
  ...(['west', 'w', 'wt'] as const).map((name) => [name, 'west'] as const),
]);

/** One of the four points, by a word for it. */
export const pointNamed = (word: string | undefined): Point | undefined => names.get(word ?? '');

/** The azimuth of one of the four points, or of the four between them, by a word for it. */
export function azimuthNamed(word: string): number | undefined {
  const point = pointNamed(word);
  return point ? azimuths[point] : halfways.get(word);
}

/** Whether a word is a usual name of a point: "so" and "no" are words as well. */
export const isUsualPoint = (word = ''): boolean =>
  !/^(?:no|nor|nth|so|sou|sth|ea|et|wt)$/.test(word) && azimuthNamed(word) !== undefined;

/** "easterly", "northeastwardly", "Nly": about in a direction. */
export const isGeneralWord = (word: string): boolean =>
  /^(?:(?:north|south|east|west)+(?:erly|wards?|wardly)|[nsew]ly)$/.test(word);

export const isAcross = (one: Point, other: Point): boolean => (azimuths[one] - azimuths[other]) % 180 !== 0;

/** A point of the compass by its name alone: "North", "due West" without the due, "Northeast", "N.W.". */
export function readPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const words = pointWords(tokens, at);
  const next = at + words.length;
  const [first = '', ...more] = words.filter((word) => word !== '-').map((word) => pointNamed(word) ?? word);
  const azimuth = azimuthNamed([first, ...more].join(''));
  if (azimuth !== undefined) return { azimuth, next };
  return more.length > 0
    ? { problem: `'${words.join(' ')}' is none of the eight points that are read; write it in degrees`, next }
    : undefined;
}

/** The words of one point: "North", "N.N.E.", "North-East", "N by E". */
function pointWords(tokens: readonly Token[], at: number): string[] {
  const isPoint = (i: number): boolean => azimuthNamed(tokens[i]?.text ?? '') !== undefined;
  const words: string[] = [];
  for (let i = at; isPoint(i) && !(i > at && tokens[i]?.newLine); i += 1) {
    words.push(tokens[i]?.text ?? '');
    const joint = tokens[i + 1]?.text ?? '';
    if (!/^(?:-|by)$/.test(joint) || !isPoint(i + 2)) continue;
    words.push(joint);
    i += 1;
  }
  return words;
}

export const misspelt = (word: string): string => `'${word}' is no point of the compass`;

/** "Nouth": what is wrong with a word that was to be a point of the compass by itself. */
export function readMisspeltPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const word = tokens[at]?.text ?? '';
  return isNearlyPoint(word) && azimuthNamed(word) === undefined
    ? { problem: misspelt(word), next: at + 1 }
    : undefined;
}

/** The azimuth that lies so many degrees from one point towards another beside it. */
export function turnedTowards(from: Point, to: Point, degrees: number): number {
  const clockwise = withinTurn(azimuths[to] - azimuths[from]) === 90;
  return withinTurn(azimuths[from] + (clockwise ? degrees : -degrees));
}
