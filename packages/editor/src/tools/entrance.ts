// Entrance: a click near an edge of a rectangle, or of another object that can have gates or doors, adds one.
import { boxAround } from '@homeplot/plan/box';
import { defaultEntranceSquares } from '@homeplot/plan/entrance';
import { kindOf } from '@homeplot/plan/kinds';
import type { Parts } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { selectPart } from '../view/selection.ts';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { clickHint, previewed } from '../tool/steps.ts';

type State = Record<string, never>;

interface Found {
  readonly object: PlanObject;
  readonly adding: Parts<PlanObject>['adding'];
}

/** The topmost object with an edge within reach, else the topmost one around the point. */
function findEdge(at: Point, scene: Scene): (Found & { readonly inReach: boolean }) | undefined {
  const reach = tolerances.entranceEdge / scene.viewport.pxPerFoot;
  const found = scene.near(boxAround(at, reach)).flatMap((object): Found[] => {
    const { parts } = kindOf(object);
    return parts ? [{ object, adding: parts.adding }] : [];
  });
  const near = found.find(({ object, adding }) => adding.away(object, at) <= reach);
  if (near) return { ...near, inReach: true };
  const around = found.find(({ object, adding }) => adding.surrounds(object, at));
  return around && { ...around, inReach: false };
}

function withEntrance({ object, adding }: Found, at: Point, id: string, scene: Scene): PlanObject {
  const width = adding.width ?? tidy(defaultEntranceSquares / scene.plan.settings.scale);
  return adding.add(object, id, at, width, scene.snapLength);
}

export const entranceTool: Tool<State> = {
  name: 'entrance',
  title: 'Entrance',
  key: 'G',
  hint: 'Click an edge of a lot or a fence to add a gate, or a wall of a building to add a door',
  also: 'gate door opening entry driveway',
  cursor: 'crosshair',
  oneShot: true,
  idle: {},
  isBusy: () => false,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase !== 'move' && pointer.phase !== 'down') return { state };
    const found = findEdge(pointer.at, scene);
    if (pointer.phase === 'move') {
      const shown = found?.inReach ? withEntrance(found, pointer.at, 'preview', scene) : undefined;
      return previewed(state, shown);
    }
    if (found?.inReach) {
      const id = scene.newId();
      return {
        state,
        commit: [{ put: withEntrance(found, pointer.at, id, scene) }],
        label: 'Add entrance',
        select: selectPart(found.object.id, id),
        toast: { text: `Added ${found.adding.called} to ${found.adding.to}!`, tone: 'success' },
      };
    }
    const text = found
      ? `Click near the edge of a ${kindOf(found.object).title.toLowerCase()} to add an entrance`
      : 'Select a rectangle to add an entrance';
    return { state, toast: clickHint(text, 'error') };
  },
};
