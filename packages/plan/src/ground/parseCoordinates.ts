// Reads typed coordinates in the usual forms: 41.123, -73.456; 41°07'23"N 73°27'22"W; N 41 7.383 W 73 27.36; and in the
// other order where letters say so. What can be read in two ways is asked about, never guessed.
import { quoted } from '../measure/quoted.ts';
import type { Place } from './ground.ts';

export type CoordinateReading =
  | { readonly ok: true; readonly place: Place }
  /** swapped: the place if they are meant in the other order. */
  | { readonly ok: false; readonly problem: string; readonly swapped?: Place };

const expected = 'Type a latitude and a longitude, such as 41.1234, -73.4567 or 41°07\'24"N 73°27\'24"W.';

const refuse = (problem: string): CoordinateReading => ({ ok: false, problem });

interface Angle {
  readonly degrees: number;
  /** N, S, E or W; absent if no letter says which it is. */
  readonly letter: string | undefined;
}

export function parseCoordinates(typed: string): CoordinateReading {
  const text = withDecimalPoints(normalized(typed));
  if (text === '') return refuse(`Nothing is typed. ${expected}`);
  const halves = halvesOf(text);
  if (!halves) return refuse(`${quoted(typed)} isn't a place. ${expected}`);
  const angles = halves.map(angleOf);
  const problem = angles.find((angle) => typeof angle === 'string');
  if (typeof problem === 'string') return refuse(problem);
  const [first, second] = angles as [Angle, Angle];
  return placeOf(first, second);
}

/** Replaces the many ways to write marks and words with one each. */
const normalized = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[’′ʹ´`]/g, "'")
    .replaceAll(/''|[”“″]/g, '"')
    .replaceAll(/º|˚|\bDEG(REES?)?\b|(?<=\d)D(?=[\s\d])/g, '°')
    .replaceAll(/\b(NORTH|SOUTH|EAST|WEST)\b/g, (word) => word.charAt(0))
    .replaceAll(/\b(LATITUDE|LONGITUDE|LAT|LON|LONG|LNG)\b[:=]?/g, ' ')
    .replaceAll(/[()[\]]/g, ' ')
    .trim();

/** Commas between digits are decimal if there is one in each half, or if a semicolon parts the halves. */
function withDecimalPoints(text: string): string {
  const commas = text.match(/\d,(?=\d)/g)?.length ?? 0;
  const areDecimal = !text.includes('.') && (commas === 2 || (commas > 0 && text.includes(';')));
  return areDecimal ? text.replaceAll(/(?<=\d),(?=\d)/g, '.') : text;
}

/** The texts of the two angles: parted by a comma or semicolon, by their letters, or evenly. */
function halvesOf(text: string): readonly string[] | undefined {
  const parted = text.split(/[;,](?=\s|-?\d+[^,;]*$|\s*[NSEW])/).map((half) => half.trim());
  if (parted.length === 2 && parted.every((half) => /\d/.test(half))) return parted;
  const joined = text.replaceAll(/[;,]\s*/g, ' ');
  const lettered =
    /^([^NSEW]*\d[^NSEW]*[NSEW])\s*([^NSEW]*\d[^NSEW]*[NSEW])$/.exec(joined) ??
    /^([NSEW][^NSEW]*\d[^NSEW]*)\s*([NSEW][^NSEW]*\d[^NSEW]*)$/.exec(joined);
  if (lettered) return [lettered[1] ?? '', lettered[2] ?? ''];
  const words = joined.split(/\s+/);
  if (words.length % 2 === 0 && words.length <= 6 && words.every((word) => /\d/.test(word)))
    return [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
  return undefined;
}

const angleForm =
  /^([NSEW])?\s*([+-])?\s*(\d{1,3}(?:\.\d+)?)\s*(?:°|\s)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:'|\s)?)?\s*(?:(\d{1,2}(?:\.\d+)?)\s*"?)?\s*([NSEW])?$/;

/** The angle of a text, or what is wrong with it. */
function angleOf(text: string): Angle | string {
  const [all, before, sign, ...rest] = angleForm.exec(text) ?? [];
  const letter = before ?? rest.pop();
  const shown = quoted(text);
  if (all === undefined || (before && rest.pop())) return `${shown} isn't an angle. ${expected}`;
  const numbers = rest.slice(0, 3).filter((number) => number !== undefined);
  if (numbers.slice(0, -1).some((number) => number.includes('.')))
    return `${shown} has decimals before its last number. ${expected}`;
  const [whole = 0, minutes = 0, seconds = 0] = numbers.map(Number);
  if (minutes >= 60 || seconds >= 60) return `${shown} has 60 or more minutes or seconds. They go up to 59.`;
  if (letter && sign) return `${shown} has both a sign and a letter. Use one of them.`;
  const size = whole + minutes / 60 + seconds / 3600;
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  return { degrees: isNegative ? -size : size, letter };
}

const isNorthSouth = ({ letter }: Angle): boolean => letter === 'N' || letter === 'S';
const isEastWest = ({ letter }: Angle): boolean => letter === 'E' || letter === 'W';

function placeOf(first: Angle, second: Angle): CoordinateReading {
  if ((isNorthSouth(first) && isNorthSouth(second)) || (isEastWest(first) && isEastWest(second)))
    return refuse(
      `Both numbers have ${first.letter} and ${second.letter}. One is north or south, the other east or west.`,
    );
  const isSwapped = isEastWest(first) || isNorthSouth(second);
  const [latitude, longitude] = isSwapped ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  if (isPlace(latitude, longitude)) return { ok: true, place: { latitude, longitude } };
  const problem = `${latitude} isn't a latitude: it must be from -90 to 90.`;
  if (Math.abs(latitude) <= 90)
    return refuse(`${longitude} isn't a longitude: it must be from -180 to 180. ${expected}`);
  const hasLetters = first.letter !== undefined || second.letter !== undefined;
  if (!hasLetters && isPlace(longitude, latitude))
    return { ok: false, problem, swapped: { latitude: longitude, longitude: latitude } };
  return refuse(`${problem} ${expected}`);
}

const isPlace = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** A place as it is typed: `41.123400, -73.456700`, to 0.1 m. */
export const formatPlace = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
