// The text of the local record {id, timestamp, version, cloud, settings, objects}: written in pieces, so that a large
// plan holds no frame up.
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { fileVersion, objectToFile, settingsToFile } from '@homeplot/plan/writePlanFile';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import type { CloudLink } from './cloudLink.ts';

export interface RecordStamp {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** How a record begins. */
export interface RecordHead extends RecordStamp {
  /** The cloud project that the plan is saved in, if there is one. */
  readonly cloud?: CloudLink | undefined;
}

/** Objects in a piece: some hundred microseconds of work. */
const pieceLength = 100;

/** The objects of each piece as it was written last, with their text: what has not changed is not written out again. */
export class PieceTexts {
  private readonly pieces: {
    readonly objects: readonly PlanObject[];
    readonly scale: number;
    readonly text: string;
  }[] = [];

  /** The text of the piece of a number. */
  textOf(piece: number, objects: readonly PlanObject[], scale: number): string {
    const before = this.pieces[piece];
    const isSame =
      before?.scale === scale &&
      before.objects.length === objects.length &&
      objects.every((object, i) => object === before.objects[i]);
    if (isSame) return before.text;
    const text = objects.map((object) => JSON.stringify(objectToFile(object, scale))).join(',');
    this.pieces[piece] = { objects, scale, text };
    return text;
  }

  /** Forgets the pieces from a number on. */
  cut(piece: number): void {
    this.pieces.splice(piece);
  }
}

/**
 * The record's text in pieces. What is edited while it is being written is not in it: objects are never mutated. texts:
 * those of the record before, which become those of this one.
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
  for (let at = 0; at < objects.length; at += pieceLength) {
    const text = texts.textOf(at / pieceLength, objects.slice(at, at + pieceLength), scale);
    yield at === 0 ? text : `,${text}`;
  }
  texts.cut(Math.ceil(objects.length / pieceLength));
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

/** The stamp with which a record of ours begins; undefined for any other text. Does not read the rest. */
export function stampOf(text: string): RecordStamp | undefined {
  const [, id, timestamp] = /^\{"id":"([^"\\]*)","timestamp":"([^"\\]*)"/.exec(text.slice(0, 500)) ?? [];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}
