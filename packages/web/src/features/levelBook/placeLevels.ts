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
  /** The name of the point to place. Without it, the next point that isn't on the plan is placed. */
  readonly point?: string;
}

const emptyBook: LevelBook = { rows: [], isAdjusted: false };

/** The names of the points that have an elevation but no place yet, in the order of the book. */
export function pointsToPlace(
  plan: Plan,
  levelBook = plan.settings.levelBook ?? emptyBook,
): readonly string[] {
  const done = placedPoints(plan, levelBook);
  const keys = new Map(Array.from(elevationsOf(levelBook).keys(), (point) => [pointKey(point), point]));
  return [...keys].flatMap(([key, point]) => (done.has(key) ? [] : [point]));
}

/** The point that a press places, with its elevation. */
export function nextPoint(
  { point }: PlaceState,
  plan: Plan,
): { point: string; elevation: number } | undefined {
  const { levelBook = emptyBook } = plan.settings;
  const unplaced = pointsToPlace(plan);
  const name = point !== undefined && unplaced.includes(point) ? point : unplaced[0];
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
  const put = placedPoint(scene, at, scene.plan.settings.levelBook ?? emptyBook, next);
  if (!put) return { state };
  const unplaced = pointsToPlace(scene.plan).filter((name) => name !== next.point);
  return {
    state: {},
    commit: [{ put }],
    label: `Place point ${next.point}`,
    select: selectObjects([put.id]),
    ...(unplaced.length === 0
      ? { toast: { text: 'Every point of the level book is on the plan', tone: 'success' } as const }
      : {}),
  };
}

/** Picks the tool. point: the name of the first point to place. */
export function pickPlaceLevels(editor: Editor, point?: string): void {
  if (!allTools().some(({ name }) => name === placeLevelsTool.name)) registerTool(placeLevelsTool);
  pickAnyTool(editor, placeLevelsTool.name);
  editor.hand.applyStep(placeLevelsTool, () => ({ state: point === undefined ? {} : { point } }));
}
