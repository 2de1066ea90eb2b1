// Incremental label placement gives the same result as placing all labels from scratch.
import { boxAround } from '@homeplot/plan/box';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import type { Placing } from '@homeplot/plan/labelPlacing';
import { keyAbove } from '@homeplot/plan/order';
import { type Change, moveOf } from '@homeplot/plan/plan';
import { lot as lotKind } from '@homeplot/plan/lot';
import { objectsOf } from '@homeplot/plan/testObjects';
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { Labels } from './labels.ts';
import type { OpenScene } from '../scene/scene.ts';

const types = ['lot', 'rectangle', 'house', 'building', 'road', 'tree', 'dimension', 'pool', 'text'] as const;
const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
const reach = fc.record({ x: fc.integer({ min: 5, max: 60 }), y: fc.integer({ min: 5, max: 60 }) });
const id = fc.integer({ min: 0, max: 25 }).map((number) => `object-${number}`);

type Step =
  | {
      readonly put: string;
      readonly type: (typeof types)[number];
      readonly at: { x: number; y: number };
      readonly reach: { x: number; y: number };
    }
  | { readonly move: string; readonly by: { x: number; y: number } }
  | { readonly remove: string }
  | { readonly look: { x: number; y: number } };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ put: id, type: fc.constantFrom(...types), at: place, reach }), weight: 4 },
  { arbitrary: fc.record({ move: id, by: reach }), weight: 2 },
  { arbitrary: fc.record({ remove: id }), weight: 1 },
  { arbitrary: fc.record({ look: place }), weight: 2 },
);

function changesOf(one: Step, { plan }: OpenScene): readonly Change[] {
  if ('put' in one) {
    const to = { x: one.at.x + one.reach.x, y: one.at.y + one.reach.y };
    const kind = findKind(one.type);
    const fields = kind?.create({ from: one.at, to, scale: 2, siteExtent: 100 });
    const order = plan.objects.get(one.put)?.order ?? keyAbove(plan.top);
    const put = fields && { id: one.put, type: one.type, order, ...fields };
    return put ? [{ put: kind?.words?.write(put, 'EXISTING GRADE') ?? put }] : [];
  }
  if ('move' in one) {
    const object = plan.objects.get(one.move);
    return object ? [moveOf(object, one.by)] : [];
  }
  return 'remove' in one && plan.objects.has(one.remove) ? [{ remove: one.remove }] : [];
}

const height = 1.5;
const placesIn = (placing: Placing, objects: Iterable<PlanObject>): unknown[] =>
  [...objects].flatMap((object) =>
    placing
      .of(object)
      .map(({ place: { texts } }) => [object.id, ...texts.map(({ at, content }) => [content, at])]),
  );

/** An object that is replaced by one of another kind with the same id, as by Convert to Lot. */
const becomes = (from: (typeof types)[number], to: (typeof types)[number]): Step[] => {
  const both = { at: { x: 0, y: 0 }, reach: { x: 5, y: 5 } };
  return [
    { look: both.at },
    { put: 'object-8', type: from, ...both },
    { put: 'object-0', type: 'lot', ...both },
    { put: 'object-8', type: to, ...both },
  ];
};

describe('the labels of an open plan', () => {
  test('are placed after any edits and queries as if from scratch', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { scene } = new Editor({ newId: () => 'new' });
        for (const one of steps) {
          if ('look' in one) scene.labels.at(height).in(boxAround(one.look, 30));
          else scene.apply(scene.withInvariants(changesOf(one, scene)));
        }
        const objects = [...scene.plan.objects.values()];
        const fresh = new Labels(scene).at(height);
        expect(placesIn(scene.labels.at(height), objects)).toEqual(placesIn(fresh, objects));
      }),
      {
        numRuns: 50 * inject('thoroughness'),
        examples: [[becomes('lot', 'text')], [becomes('text', 'lot')]],
      },
    );
  });

  test('are placed as if from scratch while a crowd, in which nothing is labeled, leaves and gathers', () => {
    const count = 4 * 84;
    /** Percent of the trees that stand. */
    const share = fc.integer({ min: 0, max: 100 });
    /** Feet by which what has labels moves in the same edit. */
    const nudge = fc.integer({ min: -1, max: 1 });
    const turn = fc.record({ share, shift: fc.nat({ max: 99 }), nudge });
    const turns = fc.array(turn, { minLength: 1, maxLength: 5 });
    const labeled = new Set<number>();
    fc.assert(
      fc.property(turns, (all) => {
        const { scene } = new Editor({ newId: () => 'new' });
        /** Around 24, 24, where four squares meet that are crowded or not. */
        const put = (number: number): readonly Change[] => {
          const [angle, away] = [(number * Math.PI) / 168, 14 + (number % 5)];
          const at = { x: 24 + away * Math.cos(angle), y: 24 + away * Math.sin(angle) };
          return changesOf({ put: `tree-${number}`, type: 'tree', at, reach: { x: 0.3, y: 0 } }, scene);
        };
        const long = { at: { x: 15.5, y: 17 }, reach: { x: 17, y: 6 } };
        const short = { at: { x: 19, y: 26 }, reach: { x: 10, y: 5 } };
        scene.apply(changesOf({ put: 'long', type: 'rectangle', ...long }, scene));
        scene.apply(changesOf({ put: 'short', type: 'rectangle', ...short }, scene));
        scene.apply(Array.from({ length: count }, (_, number) => put(number)).flat());
        const placesOf = (placing: Placing): unknown[] =>
          placing.in(boxAround({ x: 24, y: 24 }, 40)).map(({ object, box }) => [object.id, box]);
        for (const { share: percent, shift, nudge: x } of all) {
          const changes = Array.from({ length: count }, (_, number): readonly Change[] => {
            const stands = (number * 37 + shift) % 100 < percent;
            if (stands === scene.plan.objects.has(`tree-${number}`)) return [];
            return stands ? put(number) : [{ remove: `tree-${number}` }];
          });
          const nudged = changesOf({ move: 'long', by: { x, y: 0 } }, scene);
          const other = changesOf({ move: 'short', by: { x, y: 0 } }, scene);
          scene.apply([...changes.flat(), ...(x === 0 ? [] : [...nudged, ...other])]);
          const placing = scene.labels.at(height);
          // A part first, as when the view is drawn in pieces.
          placing.in(boxAround({ x: 14, y: 24 }, 9));
          const now = placesOf(placing);
          labeled.add(now.length);
          expect(now).toEqual(placesOf(new Labels(scene).at(height)));
        }
      }),
      { numRuns: 60, examples: [[[100, 0, 100].map((percent) => ({ share: percent, shift: 0, nudge: 1 }))]] },
    );
    expect([labeled.has(0), labeled.has(4)]).toEqual([true, true]);
  });

  test('of a dense crowd are those that tell most: a dimension has its number, a rectangle no length', () => {
    const { scene } = new Editor({ newId: () => 'new' });
    const trees = (count: number): readonly Change[] =>
      Array.from({ length: count }, (_, number) =>
        changesOf(
          {
            put: `tree-${number}`,
            type: 'tree',
            at: { x: 1 + (number % 15), y: 1 },
            reach: { x: 0.3, y: 0 },
          },
          scene,
        ),
      ).flat();
    const rectangle = { at: { x: 2, y: 15 }, reach: { x: 18, y: 7 } };
    scene.apply(changesOf({ put: 'rectangle', type: 'rectangle', ...rectangle }, scene));
    scene.apply(
      changesOf({ put: 'dimension', type: 'dimension', at: { x: 2, y: 8 }, reach: { x: 18, y: 0 } }, scene),
    );
    const labeled = (): string[] => [
      ...new Set(
        scene.labels
          .at(height)
          .in(boxAround({ x: 12, y: 12 }, 12))
          .map(({ object }) => object.id),
      ),
    ];
    scene.apply(trees(22));
    expect(labeled().toSorted()).toEqual(['dimension', 'rectangle']);
    scene.apply(trees(45));
    expect(labeled()).toEqual(['dimension']);
  });

  test('that an edit moves are reported with their old and new boxes', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 40 }), step, (steps, last) => {
        const { scene } = new Editor({ newId: () => 'new' });
        for (const one of steps) scene.apply(changesOf(one, scene));
        const boxes = (): Set<string> =>
          new Set(
            [...scene.plan.objects.values()].flatMap((object) =>
              scene.labels
                .at(height)
                .of(object)
                .map(({ box }) => JSON.stringify(box)),
            ),
          );
        scene.labels.at(height).in({ minX: -50, minY: -50, maxX: 350, maxY: 350 });
        const before = boxes();
        scene.labels.takeMovedBoxes();
        scene.apply(changesOf(last, scene));
        const moved = new Set(scene.labels.takeMovedBoxes()?.map((box) => JSON.stringify(box)));
        const after = boxes();
        const otherwise = [...before, ...after].filter((box) => before.has(box) !== after.has(box));
        expect(otherwise.filter((box) => !moved.has(box))).toEqual([]);
      }),
      { numRuns: 50 * inject('thoroughness') },
    );
  });

  test.each(['added', 'removed'])('know what was %s beside what was looked at', (what) => {
    const driver = new TestDriver().rectangle([26, 4], [49, 22]).pick('house').drag([30, 2], [45, 20]);
    const { scene } = driver.editor;
    const house = driver.objects.at(-1);
    if (!house) throw new Error('There is no house.');
    const changes: Change[] = [{ remove: house.id }, { put: house }];
    const [before, after] = what === 'added' ? changes : changes.toReversed();
    if (before) scene.apply([before]);
    scene.labels.at(height).in(boxAround({ x: 12, y: 12 }, 6));
    if (after) scene.apply([after]);
    const placesOf = (placing: Placing): unknown[] =>
      placing.in(boxAround({ x: 37, y: 12 }, 20)).map(({ object, box }) => [object.id, box]);
    expect(placesOf(scene.labels.at(height))).toEqual(placesOf(new Labels(scene).at(height)));
  });

  test('do not depend on the direction of panning', () => {
    const driver = new TestDriver().pick('house').drag([10, 10], [40, 30]);
    driver.pick('house').drag([44, 10], [70, 30]);
    const { scene } = driver.editor;
    const whole = placesIn(scene.labels.at(height), driver.objects);
    for (const way of [1, -1]) {
      const panned = new Labels(scene).at(height);
      for (let i = 0; i <= 20; i += 1) panned.in(boxAround({ x: 40 + way * (100 - 10 * i), y: 30 }, 12));
      expect(placesIn(panned, driver.objects)).toEqual(whole);
    }
    expect(whole.length).toBeGreaterThan(3);
  });

  test('place an area on a patio rather than on a building if there is no bare ground, and say whose it is', () => {
    const driver = new TestDriver();
    driver.rectangle([0, 0], [40, 40]).click(20, 40).run('convertToLot');
    const trace = (tool: string, top: number, bottom: number): void => {
      driver.pick(tool);
      for (const [x, y] of [
        [1, top],
        [39, top],
        [39, bottom],
        [1, bottom],
        [1, top],
      ] as const)
        driver.click(x, y);
      driver.pick('select');
    };
    trace('building', 6, 39);
    trace('patio', 1, 6);
    const [lot] = objectsOf(lotKind, driver.objects);
    const placed = lot ? driver.editor.scene.labels.at(height).of(lot) : [];
    const area = placed.find(({ label }) => label.handle === 'area');
    expect(area?.box.maxY).toBeLessThan(6);
    expect(area?.place.texts[0]?.content).toBe('Lot area');
  });

  test('move out of the way of a new house, and that is not stored', () => {
    const driver = new TestDriver().rectangle([10, 10], [50, 40]).click(10, 25);
    driver.run('convertToLot');
    const area = () =>
      driver.objects.flatMap((object) => driver.labelsOf(object)).find(({ label }) => label.handle);
    const before = area()?.box;
    driver.pick('house').drag([18, 16], [42, 34]);
    expect(area()?.box).not.toEqual(before);
    expect(objectsOf(lotKind, driver.objects)[0]).not.toHaveProperty('areaOff');
    driver.run('undo');
    expect(area()?.box).toEqual(before);
  });

  test('have the colors of the fill that is drawn under them, also once permit rules are chosen', () => {
    const driver = new TestDriver().pick('house').drag([10, 10], [50, 40]);
    const { editor } = driver;
    const paintOf = (fields?: object): unknown => {
      if (fields) editor.scene.apply([{ put: { ...driver.first('house'), ...fields } }]);
      const [house] = driver.objects;
      const labels = house ? editor.scene.labels.at(height).of(house) : [];
      const style = labels.find(({ label }) => label.rank === 'building')?.place.style;
      return [style?.fill, style?.stroke];
    };
    expect(paintOf({ use: 'Dwelling', shade: 'solid' })).toEqual(['#1f2937', '#fbbf24']);
    expect(paintOf({ color: '#374151' })).toEqual(['#f9fafb', '#374151']);
    expect(paintOf({ color: '#fbbf24' })).toEqual(['#1f2937', '#fbbf24']);
    editor.edit([{ settings: { pack: builtInPacks[0] } }], 'Choose rules');
    expect(paintOf()).toEqual(['#1f2937', '#f1f0ed']);
  });

  test('can be dragged from where they were placed, and stay there', () => {
    const driver = new TestDriver().rectangle([10, 10], [50, 40]).click(10, 25);
    driver.run('convertToLot');
    driver.pick('house').drag([18, 16], [42, 34]).pick('select');
    const area = () =>
      driver.objects.flatMap((object) => driver.labelsOf(object)).find(({ label }) => label.handle);
    const [words] = area()?.place.texts ?? [];
    if (!words) throw new Error('no area');
    driver.click(10, 25).drag([words.at.x, words.at.y], [15, 25]);
    expect(objectsOf(lotKind, driver.objects)[0]).toMatchObject({ areaOff: { x: -15, y: 0 } });
    expect(area()?.place.texts[0]?.at.x).toBeCloseTo(15, 0);
  });
});
