// For tests: a small site with something on each of four layers.
import type { LayerSwitch } from '@homeplot/plan/layers';
import { TestDriver } from './testDriver.ts';
import { switchLayers } from '../src/edits/layerSwitches.ts';

/** A tree (landscape) at 10, 10 on a lot (property), a house (buildings) at 40, 10, and a road (paving). */
export function site(): TestDriver {
  return new TestDriver()
    .rectangle([0, 0], [20, 20])
    .pick('tree')
    .click(10, 10)
    .pick('house')
    .click(40, 10)
    .road([0, 40], [20, 40]);
}

/** Hides, locks or fades a layer. */
export const switchLayer = (driver: TestDriver, layer: string, name: LayerSwitch, to = true): TestDriver => {
  switchLayers(driver.editor, new Set([layer]), name, to);
  return driver;
};

/** The types of what is selected, sorted. */
export const typesSelected = ({ editor, selected }: TestDriver): unknown[] =>
  selected.map((id) => editor.plan.objects.get(id)?.type ?? '').toSorted();

/** The id of the first object of a type. */
export const idOf = ({ objects }: TestDriver, type: string): string =>
  objects.find((object) => object.type === type)?.id ?? '';
