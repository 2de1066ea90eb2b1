// Scans the JSON of a body in slices, so that other requests are served in between.
import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { Result } from '../kit/result.ts';
import type { JsonLimits } from './jsonLimits.ts';
import type { JsonProblem } from './jsonProblem.ts';
import { JsonScanner } from './jsonScanner.ts';

export interface JsonRows {
  readonly isList: boolean;
  /** The keys of each row. */
  readonly keys: readonly (readonly string[])[];
}

/** 'no rows': JSON that is neither an object nor a list of objects. */
export type Scanned = Result<JsonRows | 'no rows', JsonProblem>;

/** Bytes, which take a few milliseconds. */
const slice = 128 * 1024;

export async function scanJson(bytes: Buffer, limits: JsonLimits): Promise<Scanned> {
  if (!isUtf8(bytes)) return { problem: notUtf8 };
  const scanner = new JsonScanner(bytes, limits);
  while (scanner.advance(slice)) await setImmediate();
  const { problem, holdsRows, isList, rows } = scanner;
  if (problem) return { problem };
  return { value: holdsRows ? { isList, keys: rows } : 'no rows' };
}

/** Reads JSON that is too short to be scanned in slices. */
export function readShortJson(bytes: Buffer, limits: JsonLimits): Result<unknown, JsonProblem> {
  if (!isUtf8(bytes)) return { problem: notUtf8 };
  const scanner = new JsonScanner(bytes, limits);
  scanner.advance(Infinity);
  return scanner.problem ? { problem: scanner.problem } : { value: JSON.parse(bytes.toString()) };
}

const notUtf8: JsonProblem = {
  kind: 'syntax',
  message: 'The body has bytes that are not UTF-8',
  place: 'The body',
};
