// In a plan made for a permit, objects in their default colors are drawn in drafting colors.
import { expect, test } from 'vitest';
import { builtInPacks } from '../packs/builtInPacks.ts';
import { asDrafted, drawAlone, drawObject, draftingOf } from './drawObject.ts';
import { findKind } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { layersOf } from './layerTable.ts';
import { type Mark, RecordingPen } from '../pen/recordingPen.ts';
import { defaultSettings, type PlanSettings } from '../settings/settings.ts';

const forPermit: PlanSettings = { ...defaultSettings, pack: builtInPacks[0] };

function made(type: string, fields: object = {}): PlanObject {
  const created = findKind(type)?.create({
    from: { x: 0, y: 0 },
    to: { x: 30, y: 20 },
    scale: 2,
    siteExtent: 100,
  });
  const object = { ...created, id: type, type, order: 'a0', ...fields };
  return object;
}

function drawnIn(settings: PlanSettings, object: PlanObject): readonly Mark[] {
  const pen = new RecordingPen(1, 0, 'feet-inches', 0);
  drawObject(object, pen, { layers: layersOf(settings), drafting: draftingOf(settings, false) });
  return pen.marks;
}

const fillsIn = (settings: PlanSettings, object: PlanObject): readonly unknown[] =>
  drawnIn(settings, object).flatMap((mark) => ('style' in mark && mark.style.fill ? [mark.style.fill] : []));

test('a house of the specified color is drawn as a building on a plan made for a permit, and stays as it is stored', () => {
  const house = made('house', { shade: 'solid' });
  expect(fillsIn(defaultSettings, house)).toEqual(['#fbbf24']);
  expect(fillsIn(forPermit, house)).toEqual(['#f1f0ed']);
  expect(house).toMatchObject({ color: '#fbbf24' });
});

test('a rectangle of the specified colors is drawn as a property line on a plan made for a permit', () => {
  const rectangle = made('rectangle');
  expect(fillsIn(defaultSettings, rectangle)).toEqual(['#e5e7eb']);
  expect(fillsIn(forPermit, rectangle)).toEqual([]);
  expect(drawnIn(forPermit, rectangle)).toEqual(drawnIn(forPermit, made('lot')));
});

test('a house that is being moved has its name in the colors in which it is drawn', () => {
  const pen = new RecordingPen(1, 0, 'feet-inches', 0);
  const house = made('house', { shade: 'solid', use: 'Dwelling' });
  drawAlone(house, pen, { layers: layersOf(forPermit), drafting: draftingOf(forPermit, false) });
  const name = pen.marks.find((mark) => mark.mark === 'text' && mark.text.content === 'Dwelling');
  expect(name).toMatchObject({ style: { stroke: '#f1f0ed' } });
});

test('beside a lot, a rectangle is not taken for a second one', () => {
  const [rectangle, house] = [made('rectangle'), made('house', { shade: 'solid' })];
  const drafting = draftingOf(forPermit, true);
  expect(asDrafted(rectangle, drafting)).toBe(rectangle);
  expect(asDrafted(house, drafting)).toMatchObject({ color: '#f1f0ed' });
});

test.each([
  ['house', { color: '#3366cc', shade: 'solid' }],
  ['rectangle', { fillColor: '#3366cc' }],
])('a %s of a color that somebody chose keeps it on any plan', (type, colors) => {
  expect(fillsIn(forPermit, made(type, colors))).toEqual(['#3366cc']);
});
