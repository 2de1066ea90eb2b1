// Map: dragging moves the map under the plan. The plan stays where it is; what changes is its tie to the ground.
import { isTied, type Tied, toGround } from '@homeplot/plan/ground';
import { add, type Point, subtract } from '@homeplot/plan/point';
import type { Change } from '@homeplot/plan/plan';
import type { Step, Tool } from '../tool/tool.ts';

export interface MapDrag {
  readonly from?: Point;
  readonly to?: Point;
}

/** The change that moves the map by an offset in feet. */
export function mapMovedBy(settings: Tied, by: Point): Change {
  const { ground } = settings;
  const tied: Tied = { north: settings.north, ground: { ...ground, at: add(ground.at, by) } };
  return { settings: { ground: { ...ground, ...toGround(tied, ground.at), source: 'map' } } };
}

export const placeMapTool: Tool<MapDrag> = {
  name: 'map',
  title: 'Map',
  hint: 'Drag to move the map under the plan; press Escape to stop',
  touchHint: 'Drag to move the map under the plan',
  shelf: 'Map',
  also: 'aerial satellite streets tiles address place location coordinates ground geolocate underlay imagery',
  cursor: 'grab',
  picks: true,
  drags: true,
  idle: {},
  isBusy: ({ from }) => from !== undefined,
  pointer({ from }, { phase, at }, { plan }): Step<MapDrag> {
    const { settings } = plan;
    if (!isTied(settings) || !settings.map || phase === 'double') return { state: {} };
    if (phase === 'down') return { state: { from: at } };
    if (!from) return { state: {} };
    if (phase === 'move') return { state: { from, to: at } };
    const by = subtract(at, from);
    if (by.x === 0 && by.y === 0) return { state: {} };
    return { state: {}, commit: [mapMovedBy(settings, by)], label: 'Move map' };
  },
};

/** Feet by which the map is being dragged. */
export const mapDragOf = ({ from, to }: MapDrag): Point | undefined => from && to && subtract(to, from);
