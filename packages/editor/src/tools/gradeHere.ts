// Grade here: shows the elevation and the slope of the ground under the pointer. A press adds a spot elevation, with the finished
// grade under the existing one if they differ.
import { groundOf } from '@homeplot/plan/grading';
import { pointOf } from '@homeplot/plan/groundPoint';
import { groundLines } from '@homeplot/plan/groundWords';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { committed, hinted, succeeded } from '../tool/steps.ts';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { registerTool } from './index.ts';
import { drawTextBox } from './measure.ts';

interface State {
  readonly at?: Point;
}

/** Rounds elevations to a hundredth of a foot. */
const rounded = (feet: number): number => Math.round(feet * 100) / 100;

/** Feet: existing and finished grades that differ by less are written as one. */
const sameGrade = 0.005;

/** CSS pixels from the pointer to the words, and between their lines. */
const off = { pointer: 26, line: 24 };

const unknown = "The ground isn't known here. Add spot elevations or contours around this place.";

/** The spot elevation of the ground at a place; undefined where it isn't known. */
export function spotOfGround(scene: Scene, at: Point): PlanObject | undefined {
  const { existing, proposed } = pointOf(groundOf(scene.plan), at);
  const created = scene.create('spotElevation', at);
  const elevation = existing?.elevation ?? proposed?.elevation;
  if (!created || elevation === undefined) return undefined;
  const { assumed: _, ...spot } = created;
  const isBoth = existing && proposed && Math.abs(existing.elevation - proposed.elevation) >= sameGrade;
  return {
    ...spot,
    elevation: rounded(elevation),
    basis: 'ground',
    ...(isBoth ? { finished: rounded(proposed.elevation) } : {}),
    ...(existing ? {} : { level: 'FG' }),
  } as PlanObject;
}

export const gradeHereTool: Tool<State> = {
  name: 'gradeHere',
  title: 'Grade here',
  shelf: 'Survey marks and lines',
  hint: 'Click to leave the elevation of the ground',
  touchHint: 'Tap to leave the elevation of the ground',
  cursor: 'crosshair',
  idle: {},
  isBusy: () => false,
  pointer(state, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer);
    if (pointer.phase === 'move') return { state: { at } };
    if (pointer.phase !== 'down') return { state };
    const spot = spotOfGround(scene, at);
    if (!spot) return hinted({ at }, unknown);
    const [words = ''] = groundLines(groundOf(scene.plan), at, scene.plan.settings);
    return committed({ at }, spot, 'Grade here', succeeded(words));
  },
  draw({ at }, pen, { plan, viewport }) {
    if (!at) return;
    const lines = groundLines(groundOf(plan), at, plan.settings);
    const { pxPerFoot } = viewport;
    for (const [i, line] of (lines.length > 0 ? lines : ["The ground isn't known here"]).entries())
      drawTextBox(pen, line, { x: at.x, y: at.y + (off.pointer + i * off.line) / pxPerFoot }, pxPerFoot);
  },
};

registerTool(gradeHereTool);
