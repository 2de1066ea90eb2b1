// Leader: a click for the tip, one for the text, then the text is typed in place. The tip is tied to the object
// under it. Fetched with the library or at the first action.
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { distance, type Point } from '@homeplot/plan/point';
import { canBeTiedTo } from '@homeplot/plan/ties';
import { tipAt } from '@homeplot/plan/tipTies';
import { textPrompt } from './text.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import { isDrag } from '../tool/tolerances.ts';
import { committed, previewed, succeeded } from '../tool/steps.ts';

interface State {
  readonly tip?: Point;
  /** The id of the object that the tip points at. */
  readonly target?: string;
  /** Screen position of the press that set the tip, until its release. */
  readonly pressedAt?: Point;
  /** The place of the text while it is typed. */
  readonly at?: Point;
}

const type = 'leader';

/** The id of the object under the tip, if the tip can be tied to it. */
function pointedAt(at: Point, tied: string | undefined, scene: Scene): string | undefined {
  const object = (tied && scene.plan.objects.get(tied)) || scene.hit(at)?.object;
  return object && canBeTiedTo(object) ? object.id : undefined;
}

function leaderTo(
  { tip, target: id }: State,
  to: Point,
  scene: Scene,
  isPreview: boolean,
): PlanObject | undefined {
  if (!tip || distance(tip, to) === 0) return undefined;
  const made = scene.create(type, tip, to, isPreview);
  const target = id === undefined ? undefined : scene.plan.objects.get(id);
  if (!made || !target) return made;
  return { ...made, ...tipAt(tip, target.id, outlineOf(target), kindOf(target).position(target)) };
}

const shown = (state: State, to: Point, scene: Scene): Step<State> => {
  const object = leaderTo(state, to, scene, true);
  return previewed(state, object);
};

function pressed(state: State, pointer: Pointer, scene: Scene): Step<State> {
  if (state.tip) return { state };
  const { at, tie } = scene.aim(pointer);
  const target = pointedAt(at, tie?.object, scene);
  return { state: { tip: at, pressedAt: pointer.screen, ...(target === undefined ? {} : { target }) } };
}

export const leaderTool: Tool<State> = {
  name: type,
  title: 'Leader',
  hint: 'Click what the note is about, then where its words should be',
  shelf: 'Notes',
  also: 'callout note arrow pointer label annotation keynote bubble text',
  cursor: 'crosshair',
  oneShot: true,
  idle: {},
  isBusy: ({ tip }) => tip !== undefined,
  reach: ({ tip, at }) => (tip && !at ? { from: tip, as: 'polar' } : undefined),
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase === 'down') return pressed(state, pointer, scene);
    const { tip, pressedAt } = state;
    if (!tip || pointer.phase === 'double' || state.at) return { state };
    const { at } = scene.aim(pointer, { from: tip });
    if (pointer.phase === 'move') return shown(state, at, scene);
    const { pressedAt: _, ...released } = state;
    // The release of the first click.
    if (pressedAt && !isDrag(pressedAt, pointer.screen)) return { state: released };
    if (distance(tip, at) === 0) return { state: released };
    return { ...shown({ ...released, at }, at, scene), prompt: { label: textPrompt, at, value: '' } };
  },
  answer(state, answer, scene): Step<State> {
    const words = answer?.trim();
    const leader = words && state.at ? leaderTo(state, state.at, scene, false) : undefined;
    const object = leader && words ? kindOf(leader).words?.write(leader, words) : undefined;
    if (!object) return { state: {} };
    return committed({}, object, 'Add leader', succeeded('Added leader to your site map!'));
  },
};
