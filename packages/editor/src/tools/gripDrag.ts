// What a drag of a grip makes, from the plan at the press and the pointer now, and from where its place can be typed.
import { jointsOf } from '@homeplot/plan/joints';
import { kindOf } from '@homeplot/plan/kinds';
import { type Change, moveOf } from '@homeplot/plan/plan';
import { type Point, subtract } from '@homeplot/plan/point';
import { selectedObjects } from '../scene/selection.ts';
import { dragPath, pathReach } from '../paths/pathHandles.ts';
import { bodyReach, movedBody } from './bodyDrag.ts';
import type { Grip } from './grips.ts';
import type { Pointer, Reach, Scene } from './tool.ts';

/** The changes that a drag of the grip from the press to the pointer makes. */
export function dragged(held: Grip, from: Point, pointer: Pointer, scene: Scene): readonly Change[] {
  switch (held.on) {
    case 'body': {
      const by = movedBody(held, from, pointer, scene);
      if (by.x === 0 && by.y === 0) return [];
      return selectedObjects(held, scene.plan).map((object) => moveOf(object, by));
    }
    case 'handle': {
      const { object, handle } = held;
      const { at, tie } = scene.aim({ ...pointer, shift: false }, { exclude: new Set([object.id]) });
      const { handles, ties } = kindOf(object);
      const pulled = handles?.drag(object, handle, at, pointer.shift) ?? object;
      const tied = tie && ties?.measures?.tieHandle(pulled, handle, tie);
      return [{ put: tied ?? pulled }];
    }
    case 'path': {
      const pulled = dragPath(held.object, held.path, pointer, scene);
      return pulled ? [{ put: pulled.object }] : [];
    }
    case 'joint': {
      const { object, joint } = held;
      const pulled = kindOf(object).joints?.move(object, joint, snapEnd(held, pointer, scene));
      return pulled ? [{ put: pulled }] : [];
    }
    case 'part': {
      const { object, part } = held;
      const pulled = kindOf(object).parts?.drag(object, part, from, pointer.at, scene.snapLength);
      return pulled ? [{ put: pulled }] : [];
    }
    case 'ground':
      return [];
  }
}

/** A dragged end snaps to other roads' ends, not to those of the roads that come along with it. */
function snapEnd(held: Grip & { on: 'joint' }, pointer: Pointer, scene: Scene): Point {
  const own = jointsOf(held.object).find(({ id }) => id === held.joint);
  const together = new Set<string>();
  for (
    let found = own && scene.jointAt(own.at, 0.01, together);
    found;
    found = own && scene.jointAt(own.at, 0.01, together)
  ) {
    together.add(found.object.id);
  }
  return scene.aim(pointer, { exclude: together }).at;
}

/** From where the place of what is dragged is typed. */
export function reachOf(held: Grip, pressed: Point, changes: readonly Change[]): Reach | undefined {
  switch (held.on) {
    case 'body': {
      const change = changes.find((one) => 'put' in one && one.put.id === held.object.id);
      const kind = kindOf(held.object);
      const before = kind.position(held.object);
      const now = change && 'put' in change ? kind.position(change.put) : before;
      return bodyReach(held, pressed, subtract(now, before));
    }
    case 'handle':
    case 'joint': {
      const id = held.on === 'handle' ? held.handle : held.joint;
      return kindOf(held.object)
        .handles?.list(held.object)
        .find((handle) => handle.id === id)?.span;
    }
    case 'path':
      return pathReach(held.object, held.path);
    case 'part':
    case 'ground':
      return undefined;
  }
}

/** What the history calls a drag of each grip. */
export const dragLabels = {
  body: 'Move',
  handle: 'Reshape',
  path: 'Reshape',
  joint: 'Move road end',
  part: 'Move gate',
  ground: 'Select',
} as const;
