// What the commands that add many dimensions share: keeping their lines apart, and adding them as one undo step.
import { dimensionOf } from '@homeplot/plan/dimension';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import { add, dot, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { distanceToSegment } from '@homeplot/plan/segment';
import type { Editor } from './editor.ts';
import type { PlacedDraft } from './tools/dimensioning.ts';

export type Line = readonly [Point, Point];

/** The dimension line of an object that measures. */
export const lineOfMeasure = (object: PlanObject): readonly Line[] => {
  const line = kindOf(object).ties?.measures?.line(object);
  return line ? [line] : [];
};

/** What measures an object. */
export const measuring = (editor: Editor, { id }: PlanObject): readonly PlanObject[] =>
  editor.scene.tiedTo(id).filter((tied) => kindOf(tied).ties?.measures);

/** Lines with a smaller cosine of the angle between them are crossing rather than parallel. */
const parallelCosine = 0.8;
const lineSamples = [0.15, 0.5, 0.85];
/** The text is at the middle of the line. */
const textSample = [0.5];

/** Whether two dimension lines are too close to be legible. Crossing lines only need to clear each other's text. */
export function isTooClose([a, b]: Line, [c, d]: Line, room: number): boolean {
  const isAcross = Math.abs(dot(unit(subtract(b, a)), unit(subtract(d, c)))) < parallelCosine;
  const shares = isAcross ? textSample : lineSamples;
  const clear = isAcross ? 0.7 * room : room;
  const spots = (from: Point, to: Point): Point[] =>
    shares.map((share) => add(from, scaleBy(subtract(to, from), share)));
  return (
    spots(a, b).some((at) => distanceToSegment(at, c, d) < clear) ||
    spots(c, d).some((at) => distanceToSegment(at, a, b) < clear)
  );
}

/** Adds dimensions as one undo step, and says how many; none: the message if there are none to add. */
export function addDimensions(
  editor: Editor,
  drafts: readonly PlacedDraft[],
  label: string,
  none: string,
): void {
  if (drafts.length === 0) {
    editor.say({ text: none, tone: 'info' });
    return;
  }
  const orders = keysAbove(editor.plan.top, drafts.length);
  const changes = drafts.map((draft, i) => ({
    put: { ...dimensionOf(draft), id: editor.scene.newId(), order: orders[i] ?? '' },
  }));
  if (!editor.edit(changes, label)) return;
  const text = `Added ${drafts.length} ${drafts.length === 1 ? 'dimension' : 'dimensions'}`;
  editor.say({ text, tone: 'success' });
}
