// The text of the local record {id, timestamp, version, settings, objects}: written in pieces, so that a large plan
// holds no frame up, and read without trust.
import { inOrder, type Plan } from '@homeplot/plan/plan';
import {
  fileVersion,
  objectToFile,
  type Reading,
  readPlanFile,
  readPlanText,
  settingsToFile,
} from '@homeplot/plan/planFile';

export interface RecordStamp {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Objects in a piece: some hundred microseconds of work. */
const pieceLength = 100;

/** The record's text in pieces. What is edited while it is being written is not in it: objects are never mutated. */
export function* recordPieces(plan: Plan, { id, timestamp }: RecordStamp): Generator<string, void> {
  const { scale } = plan.settings;
  const objects = inOrder(plan);
  const head = JSON.stringify({
    id,
    timestamp,
    version: fileVersion,
    settings: settingsToFile(plan.settings),
  });
  yield `${head.slice(0, -1)},"objects":[`;
  for (let at = 0; at < objects.length; at += pieceLength) {
    const piece = objects
      .slice(at, at + pieceLength)
      .map((object) => JSON.stringify(objectToFile(object, scale)));
    yield (at === 0 ? '' : ',') + piece.join(',');
  }
  yield ']}';
}

export const recordText = (plan: Plan, stamp: RecordStamp): string => [...recordPieces(plan, stamp)].join('');

/** The stamp with which a record of ours begins; undefined for any other text. Does not read the rest. */
export function stampOf(text: string): RecordStamp | undefined {
  const [, id, timestamp] = /^\{"id":"([^"\\]*)","timestamp":"([^"\\]*)"/.exec(text.slice(0, 500)) ?? [];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}

/** A record's plan, and its id where it has one. */
export function readRecord(text: string): { readonly id: string | undefined; readonly reading: Reading } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: undefined, reading: readPlanText(text) };
  }
  const reading = readPlanFile(value);
  const { id } = reading.ok ? (value as { readonly id?: unknown }) : {};
  return { id: typeof id === 'string' && id !== '' ? id : undefined, reading };
}
