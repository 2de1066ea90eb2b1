// The tool that places the points of the level book on the plan, one after another.
import { placedPoint, placedPoints } from '@homeplot/editor/levelBook';
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { Scene, Step, Tool } from '@homeplot/editor/tool';
import { allTools, registerTool } from '@homeplot/editor/tools';
import { elevationsOf, type LevelBook, pointKey } from '@homeplot/plan/levels';
import type { Plan } from '@homeplot/plan/plan';
import { pickAnyTool } from '../../workspace/everyTool.ts';

interface PlaceState {
  /** The point to place; without it, the next one that isn't on the plan. */
  readonly point?: string;
}

const none: LevelBook = { rows: [], isAdjusted: false };

/** The names of the points that have an elevation but no place yet, in the order of the book. */
export function pointsToPlace(plan: Plan, levelBook = plan.settings.levelBook ?? none): readonly string[] {
  const done = placedPoints(plan, levelBook);
  const keys = new Map(Array.from(elevationsOf(levelBook).keys(), (point) => [pointKey(point), point]));
  return [...keys].flatMap(([key, point]) => (done.has(key) ? [] : [point]));
}

/** The point that a press places, with its elevation. */
export function nextPoint(
  { point }: PlaceState,
  plan: Plan,
): { point: string; elevation: number } | undefined {
  const { levelBook = none } = plan.settings;
  const waiting = pointsToPlace(plan);
  const name = point !== undefined && waiting.includes(point) ? point : waiting[0];
  const elevation = name === undefined ? undefined : elevationsOf(levelBook).get(name);
  return name === undefined || elevation === undefined ? undefined : { point: name, elevation };
}

export const placeLevelsTool: Tool<PlaceState> = {
  name: 'placeLevels',
  title: 'Place leveled points',
  hint: 'Click where each point of the level book is',
  touchHint: 'Tap where each point of the level book is',
  shelf: 'Survey',
  cursor: 'crosshair',
  idle: {},
  stored: { 'point?': '' },
  resume: (state, { plan }) => (pointsToPlace(plan).length > 0 ? { state } : undefined),
  isBusy: () => false,
  pointer(state, pointer, scene): Step<PlaceState> {
    const { at } = scene.aim(pointer);
    if (pointer.phase !== 'down') return { state };
    return placed(state, at, scene);
  },
};

function placed(state: PlaceState, at: { x: number; y: number }, scene: Scene): Step<PlaceState> {
  const next = nextPoint(state, scene.plan);
  if (!next)
    return {
      state: {},
      toast: { text: 'Every point of the level book is on the plan', tone: 'info' },
    };
  const put = placedPoint(scene, at, scene.plan.settings.levelBook ?? none, next);
  if (!put) return { state };
  const waiting = pointsToPlace(scene.plan).filter((name) => name !== next.point);
  return {
    state: {},
    commit: [{ put }],
    label: `Place point ${next.point}`,
    select: selectObjects([put.id]),
    ...(waiting.length === 0
      ? { toast: { text: 'Every point of the level book is on the plan', tone: 'success' } as const }
      : {}),
  };
}

/** Picks the tool, with the point to begin with. */
export function pickPlaceLevels(editor: Editor, point?: string): void {
  if (!allTools().some(({ name }) => name === placeLevelsTool.name)) registerTool(placeLevelsTool);
  pickAnyTool(editor, placeLevelsTool.name);
  editor.hand.applyStep(placeLevelsTool, () => ({ state: point === undefined ? {} : { point } }));
}
