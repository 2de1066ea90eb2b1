import { comparePlans } from '@homeplot/plan/comparePlans';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { textWidth } from '@homeplot/plan/textMetrics';
import { expect, test, vi } from 'vitest';
import { comparisonPicture, differenceColors } from './comparisonPicture.ts';
import { areasOf, signPlace } from './signPlace.ts';

registerLateKinds();

const house = {
  id: 'h',
  type: 'house',
  entrances: [],
  order: 'a1',
  x: 30,
  y: 30,
  width: 30,
  height: 20,
  rotation: 0,
  color: '#fbbf24',
};
const shed = { ...house, id: 's', order: 'a2', x: 80, width: 10, height: 10 };
const planOf = (objects: readonly (typeof house)[]) => createPlan({ objects, settings: defaultSettings });

test('each version and both together show what differs in its color', () => {
  const [before, after] = [
    planOf([house, shed]),
    planOf([
      { ...house, y: 40 },
      { ...shed, id: 'n' },
    ]),
  ];
  const compared = { before, after, differences: comparePlans(before, after).differences };
  const colorsIn = (show: 'before' | 'after' | 'both') => {
    const { svg } = comparisonPicture(compared, show);
    return Object.entries(differenceColors).flatMap(([kind, color]) => (svg.includes(color) ? [kind] : []));
  };
  expect(colorsIn('before')).toEqual(['removed', 'moved']);
  expect(colorsIn('after')).toEqual(['added', 'moved']);
  expect(colorsIn('both')).toEqual(['added', 'removed', 'moved']);
});

test('both versions are shown at the same place and scale', () => {
  const [before, after] = [planOf([house]), planOf([house, { ...shed, x: 300 }])];
  const compared = { before, after, differences: comparePlans(before, after).differences };
  expect(comparisonPicture(compared, 'before').box).toEqual(comparisonPicture(compared, 'after').box);
});

/** Where the first sign of a kind stands, in feet. */
function signIn({ svg, box }: ReturnType<typeof comparisonPicture>, kind: keyof typeof differenceColors) {
  const [, x, y] =
    new RegExp(`<text x="(\\S+)" y="(\\S+)"[^>]*fill="${differenceColors[kind]}"`).exec(svg) ?? [];
  const [, width] = /viewBox="0 0 (\S+)/.exec(svg) ?? [];
  const feet = (box.maxX - box.minX) / Number(width);
  return { x: box.minX + Number(x) * feet, y: box.minY + Number(y) * feet };
}

test('a removed driveway shows its area, and its sign stands beside it and not on the house', () => {
  const middle = { x: 46, y: 46 };
  const drive = {
    id: 'd',
    type: 'driveway',
    order: 'a3',
    closed: false,
    width: 12,
    apron: 0,
    material: 'concrete',
    vertices: [{ x: 40, y: 30 }, middle, { x: 46, y: 90 }],
  };
  const [before, after] = [
    createPlan({ objects: [house, drive], settings: defaultSettings }),
    planOf([house]),
  ];
  const picture = comparisonPicture(
    { before, after, differences: comparePlans(before, after).differences },
    'both',
  );
  expect(picture.svg).toContain(`fill="${differenceColors.removed}"/>`);
  const at = signIn(picture, 'removed');
  // The house is from 15 to 45 and from 20 to 40, with walls that the driveway runs through.
  expect(at.x > 45 || at.y > 40).toBe(true);
  expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeLessThan(20);
});

test('a sign stands neither on a building that was removed, nor clear of one that is not drawn', () => {
  const porch = { ...house, id: 'p', order: 'a0', x: 40, y: 50, width: 6, height: 20 };
  const over = { ...house, layer: 'other', height: 24 };
  const signOver = (before: (typeof porch)[], after: (typeof porch)[], hidden = false) => {
    const layers = [...defaultSettings.layers, { id: 'other', title: 'Other', hidden }];
    const settings = { ...defaultSettings, layers };
    const [one, other] = [
      createPlan({ objects: before, settings }),
      createPlan({ objects: after, settings }),
    ];
    const { differences } = comparePlans(one, other);
    return signIn(comparisonPicture({ before: one, after: other, differences }, 'both'), 'added');
  };
  const shown = signOver([over], [over, porch]);
  expect(signOver([], [porch]).y).toBeLessThan(40);
  expect(shown.y).toBeGreaterThan(42);
  expect(signOver([over], [porch]).y).toBeGreaterThan(42);
  expect(signOver([over], [over, porch], true).y).toBeLessThan(40);
});

test('the sign of one of many buildings is compared only with those where it may stand', () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({
    ...house,
    id: `h${i}`,
    order: `a${i}`,
    x: (i % 40) * 50,
    y: Math.floor(i / 40) * 50,
  }));
  const areas = areasOf(many);
  const near = vi.spyOn(areas, 'near');
  for (const one of many) signPlace(one, areas, 1, 200);
  const compared = near.mock.results.flatMap(({ value }) => [...(value as Iterable<unknown>)]);
  expect(compared.length).toBeLessThan(20 * many.length);
});

test('an empty plan has a picture', () => {
  const compared = { before: planOf([]), after: planOf([]), differences: [] };
  expect(comparisonPicture(compared, 'both').svg).toContain('<svg');
});

test('an edge that somebody is asked about is marked beneath the drawing', () => {
  const plan = planOf([house]);
  const edge = {
    vertices: [
      { x: 15, y: 20 },
      { x: 15, y: 40 },
    ],
    closed: false,
  };
  const picture = (more: object) =>
    comparisonPicture({ before: plan, after: plan, differences: [], ...more }, 'after').svg;
  const mark = /stroke="#1d4ed8"/;
  expect(picture({ edge })).toMatch(mark);
  expect(picture({})).not.toMatch(mark);
});

test('the words beside what stands at the edge are whole in the picture', () => {
  const well = {
    ...house,
    id: 'w',
    type: 'well',
    order: 'a3',
    x: 60,
    name: 'Well that the previous owner dug',
  };
  const [before, after] = [planOf([house, well]), planOf([house])];
  const { svg } = comparisonPicture({ before, after, differences: [] }, 'before');
  const [, width] = /viewBox="0 0 (\S+)/.exec(svg) ?? [];
  const [, x, size, words = ''] = /<text x="(\S+)" \S+ font-size="(\S+)" .*>(Well.*)</.exec(svg) ?? [];
  const end = Number(x) + textWidth(words, Number(size));
  expect(end).toBeGreaterThan(0.6 * Number(width));
  expect(end).toBeLessThan(Number(width));
});
