// The text of the local record {id, timestamp, version, cloud, settings, objects}, written in pieces, so that a large plan
// blocks no frame.
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { fileVersion, settingsToFile } from '@homeplot/plan/writePlanFile';
import { objectToFile } from '@homeplot/plan/objectToFile';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import type { CloudLink } from '../link/cloudLink.ts';

export interface RecordStamp {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

export interface RecordHead extends RecordStamp {
  /** The plan's cloud project, if any. */
  readonly cloud?: CloudLink | undefined;
}

/** Objects per piece: a few hundred microseconds of work. */
const pieceLength = 100;

/** Plans with fewer objects are serialized in the idle time of a few frames, so keeping their texts would only take memory. */
const minCachedObjects = 20_000;

/** Caches the text of each piece of a large plan as last written, so that unchanged pieces are not serialized again. */
export class PieceTexts {
  /** Texts of plans with fewer objects are not cached. */
  readonly minObjects: number;
  private readonly pieces: {
    readonly objects: readonly PlanObject[];
    readonly scale: number;
    readonly text: string;
  }[] = [];

  constructor(minObjects = minCachedObjects) {
    this.minObjects = minObjects;
  }

  /** The text of the piece with this number. */
  textOf(piece: number, objects: readonly PlanObject[], scale: number): string {
    const before = this.pieces[piece];
    const isSame =
      before?.scale === scale &&
      before.objects.length === objects.length &&
      objects.every((object, i) => object === before.objects[i]);
    if (isSame) return before.text;
    const text = pieceText(objects, scale);
    this.pieces[piece] = { objects, scale, text };
    return text;
  }

  /** Drops the pieces from this number on. */
  cut(piece: number): void {
    this.pieces.splice(piece);
  }
}

const pieceText = (objects: readonly PlanObject[], scale: number): string =>
  objects.map((object) => JSON.stringify(objectToFile(object, scale))).join(',');

/**
 * The record's text in pieces. Edits made while it is being written are not included, as objects are never mutated.
 * texts: the cached texts of the previous record, which are updated to this one.
 */
export function* recordPieces(
  plan: Plan,
  { id, timestamp, cloud }: RecordHead,
  texts = new PieceTexts(),
): Generator<string, void> {
  const { scale } = plan.settings;
  const objects = inOrder(plan);
  const head = JSON.stringify({
    id,
    timestamp,
    version: fileVersion,
    cloud,
    settings: settingsToFile(plan.settings),
  });
  yield `${head.slice(0, -1)},"objects":[`;
  const isCached = objects.length >= texts.minObjects;
  for (let at = 0; at < objects.length; at += pieceLength) {
    const piece = objects.slice(at, at + pieceLength);
    const text = isCached ? texts.textOf(at / pieceLength, piece, scale) : pieceText(piece, scale);
    yield at === 0 ? text : `,${text}`;
  }
  texts.cut(isCached ? Math.ceil(objects.length / pieceLength) : 0);
  yield ']}';
}

export const recordText = (plan: Plan, head: RecordHead): string =>
  runAllSteps(recordTextInSteps(plan, head));

export function* recordTextInSteps(plan: Plan, head: RecordHead): Steps<string> {
  const pieces: string[] = [];
  for (const piece of recordPieces(plan, head)) {
    pieces.push(piece);
    yield;
  }
  return pieces.join('');
}

/** Characters at the beginning of a record that always include its stamp. */
const headLength = 500;

/** The stamp at the beginning of a record; undefined for any other text. The rest isn't read. */
export function stampOf(text: string): RecordStamp | undefined {
  // Copied, because a slice keeps the whole text in memory.
  const head = Array.from(text.slice(0, headLength)).join('');
  const [, id, timestamp] = /^\{"id":"([^"\\]*)","timestamp":"([^"\\]*)"/.exec(head) ?? [];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}
