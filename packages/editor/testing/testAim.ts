// For tests: plans made of a few fields, and where a pointer snaps on them.
import type { PlanObject } from '@homeplot/plan/kind';
import { toScreen } from '../src/view/viewport.ts';
import { TestDriver } from './testDriver.ts';
import type { AimOptions, Pointer } from '../src/tool/tool.ts';

/** A driver with objects as their kinds make them, but for the fields given. A square is 8 px, half a foot. */
export function planOf(
  ...objects: (Partial<PlanObject> & Record<string, unknown> & { type: string })[]
): TestDriver {
  const driver = new TestDriver();
  driver.editor.edit(
    objects.map((fields, i) => {
      const made = driver.editor.scene.create(fields.type, { x: 0, y: 0 }, { x: 10, y: 10 });
      return { put: { ...made, order: `a${i}`, ...fields } as PlanObject };
    }),
    'Test',
  );
  return driver;
}

/** The corner at (10.2, 10.2) lies off the grid, as its middles and its center (15.2, 13.2) do. */
export const lot = { type: 'rectangle', id: 'lot', x: 10.2, y: 10.2, width: 10, height: 6 };

const pointerAt = (driver: TestDriver, x: number, y: number, keys: Partial<Pointer> = {}): Pointer => ({
  phase: 'move',
  at: { x, y },
  screen: toScreen(driver.editor.viewport, { x, y }),
  shift: false,
  coarse: false,
  ...keys,
});

interface Aiming extends AimOptions {
  readonly keys?: Partial<Pointer>;
}

/** Where a pointer at a point in feet snaps to, what it is tied to there, and by which snap. */
export function aim(driver: TestDriver, x: number, y: number, { keys, ...options }: Aiming = {}) {
  const { at, tie } = driver.editor.scene.aim(pointerAt(driver, x, y, keys), options);
  const { snap } = driver.editor.scene.snapping.snapped ?? {};
  return {
    x: at.x,
    y: at.y,
    ...(tie ? { tie: `${tie.object} ${tie.anchor}` } : {}),
    ...(snap ? { snap } : {}),
  };
}
