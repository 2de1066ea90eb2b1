// What the room makes of what is written into a document: what follows from edits that met, and what can't be read.
import { moveOf } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, type Transaction } from 'yjs';
import { mixedPlan } from '../../../../bench/plans/mixedPlan.ts';
import { type Incoming } from './changesOf.ts';
import { planOf } from './planOf.ts';
import { RoomPlan } from './roomPlan.ts';
import { fillDocument, writeChanges } from './writeChanges.ts';

const plan = mixedPlan(200, { minX: 0, minY: 0, maxX: 1000, maxY: 1000 });
const [first, second] = plan.objects;
if (!first || !second) throw new Error('The plan is empty.');

const objectIn = (doc: Doc, id: string) => planOf(doc).contents.objects.find((object) => object.id === id);

/** A room in which somebody writes past all functions that write properly. */
function room() {
  const doc = new Doc();
  fillDocument(doc, plan, 1);
  const roomPlan = new RoomPlan(doc);
  const taken: Incoming[] = [];
  doc.on('afterTransaction', (transaction: Transaction) => {
    const incoming = roomPlan.take(transaction);
    if (incoming) taken.push(incoming);
  });
  const write = (map: string, key: string, value: unknown): void => void doc.getMap(map).set(key, value);
  return { doc, roomPlan, taken, write };
}

describe('a value that nobody wrote properly', () => {
  const texts: readonly unknown[] = [
    'not JSON',
    '[]',
    '{"type":"unicorn"}',
    '{"type":"rectangle","x":1e400}',
    '{"type":"rectangle","width":-5}',
    JSON.stringify({ type: 'road', startX: 'a' }),
    42,
    { type: 'rectangle' },
    new Uint8Array(3),
    '',
    '['.repeat(100_000),
  ];

  test.each(texts)('%# costs its object nothing: the last good one stays and is written back', (value) => {
    const { doc, roomPlan, taken, write } = room();
    const side = `\n${JSON.stringify({ order: first.order })}`;
    write('objects', `${first.id}/g`, typeof value === 'string' ? value + side : value);
    expect(taken.at(-1)?.refused).toMatchObject([{ of: 'object', id: first.id }]);
    expect(roomPlan.plan.objects.get(first.id)).toEqual(first);
    expect(planOf(doc)).toEqual({ contents: plan, refused: [] });
  });

  test.each(['\\u0000', '\\ud800', '\\\\\\udfff'])(
    'with %s, which no database stores, is left out',
    (bad) => {
      const { roomPlan, taken, write } = room();
      const main = (name: string): string =>
        `{"type":"rectangle","x":0,"y":0,"width":5,"height":5,"note${name}":1}\n{"order":"a0"}`;
      write('objects', 'fine/g', main(String.raw`\\u0000 \ud83d\ude00`));
      expect(roomPlan.plan.objects.has('fine')).toBe(true);
      write('objects', 'bad/g', main(bad));
      expect(taken.at(-1)?.refused).toMatchObject([{ of: 'object', id: 'bad' }]);
      write('objects', `${JSON.parse(`"${bad}"`) as string}/g`, main(''));
      write('settings', 'title', `"${bad}"`);
      expect(taken.at(-1)?.refused).toMatchObject([{ of: 'setting', id: 'title' }]);
      expect(roomPlan.plan.objects.size).toBe(plan.objects.length + 1);
    },
  );

  test('of a new object leaves it out, for everybody', () => {
    const { doc, taken, write } = room();
    write('objects', 'new/g', '{"type":"unicorn"}\n{"order":"a0"}');
    expect(taken.at(-1)?.refused).toEqual([
      { of: 'object', id: 'new', why: expect.stringContaining('unicorn') as string },
    ]);
    expect(planOf(doc)).toEqual({ contents: plan, refused: [] });
  });

  test('of an order key, without which nothing could be put above it, is refused', () => {
    const { doc, taken, write } = room();
    for (const order of ['', 'zzz', 'a00', '!', 7, 'A'.repeat(20_000)]) {
      write('objects', `${first.id}/r`, JSON.stringify({ order }));
      expect(taken.at(-1)?.refused).toMatchObject([{ id: first.id }]);
    }
    expect(planOf(doc).contents).toEqual(plan);
  });

  test('of a setting leaves it as it was', () => {
    const { doc, taken, write } = room();
    const bad = {
      scale: '99',
      title: '{}',
      unheardOf: '1',
      __proto__: '{}',
      constructor: '1',
      north: 'x',
      ground: '{"latitude":1}',
    };
    for (const [field, value] of Object.entries({ ...bad, ['__proto__']: '{}' })) {
      write('settings', field, value);
      expect(taken.at(-1)?.refused).toMatchObject([{ of: 'setting', id: field }]);
    }
    expect(planOf(doc)).toEqual({ contents: plan, refused: [] });
  });

  test('of a layer or a sheet leaves it as it was', () => {
    const { doc, taken, write } = room();
    write('layers', 'paving/g', '{"id":5}');
    expect(taken.at(-1)?.refused).toMatchObject([{ of: 'setting', id: 'layers' }]);
    write('sheets', 'x/g', '"sheet"');
    expect(taken.at(-1)?.refused).toMatchObject([{ of: 'setting', id: 'sheets' }]);
    expect(planOf(doc).contents.settings.layers).toEqual(plan.settings.layers);
    expect(planOf(doc).refused).toEqual([]);
  });

  test('in an optional field costs only the field, for everybody alike', () => {
    const { doc, roomPlan, write } = room();
    write('objects', `${first.id}/r`, JSON.stringify({ order: first.order, name: 5, status: 'lost' }));
    expect(roomPlan.plan.objects.get(first.id)).toEqual(first);
    expect(planOf(doc).contents.objects.find(({ id }) => id === first.id)).toEqual(first);
  });
});

describe('the room', () => {
  test('writes back what follows from edits that met: a dimension of a house that moved meanwhile', () => {
    const { doc, roomPlan } = room();
    const house = { ...second, id: 'house', type: 'house', x: 0, y: 0, width: 10, height: 10, rotation: 0 };
    const reading = readPlanFile({
      settings: { scale: 1 },
      objects: [
        { id: 'house', type: 'house', x: 0, y: 0, width: 10, height: 10 },
        {
          id: 'd',
          type: 'dimension',
          form: 'aligned',
          points: [
            { x: 0, y: 0, object: 'house', anchor: 'v0' },
            { x: 10, y: 0, object: 'house', anchor: 'v1' },
          ],
          offset: -2,
        },
      ],
    });
    const [made, dimension] = reading.ok ? reading.contents.objects : [];
    if (!made || !dimension) throw new Error(`There is no ${house.id}.`);
    writeChanges(doc, [{ put: made }]);
    const other = new Doc();
    applyUpdate(other, encodeStateAsUpdate(doc));
    writeChanges(doc, [moveOf(made, { x: 100, y: 0 })]);
    writeChanges(other, [{ put: dimension }]);
    applyUpdate(doc, encodeStateAsUpdate(other));
    expect(roomPlan.plan.objects.get('d')).toMatchObject({ places: [{ x: 95 }, { x: 105 }] });
    expect(objectIn(doc, 'd')).toEqual(roomPlan.plan.objects.get('d'));
  });

  test('removes what hangs on nothing: a label of an object that another removed meanwhile', () => {
    const { doc, roomPlan } = room();
    const other = new Doc();
    applyUpdate(other, encodeStateAsUpdate(doc));
    const label = {
      id: 'l',
      type: 'areaLabel',
      order: 'b00',
      x: 0,
      y: 0,
      offX: 0,
      offY: 0,
      of: first.id,
      area: 0,
      perimeter: 0,
      shows: ['name'],
    };
    writeChanges(doc, [{ remove: first.id }]);
    writeChanges(other, [{ put: label }]);
    applyUpdate(doc, encodeStateAsUpdate(other));
    expect(roomPlan.plan.objects.has('l')).toBe(false);
    expect(objectIn(doc, 'l')).toBeUndefined();
  });

  test('forgets who removed what was kept, so that it is told once', () => {
    const { doc, taken } = room();
    const other = new Doc();
    applyUpdate(other, encodeStateAsUpdate(doc));
    writeChanges(doc, [{ remove: first.id }]);
    writeChanges(other, [{ put: { ...first, name: 'Shed' } }]);
    applyUpdate(doc, encodeStateAsUpdate(other));
    expect(taken.at(-1)?.kept).toHaveLength(1);
    writeChanges(doc, [{ put: { ...first, name: 'Barn' } }]);
    expect(taken.at(-1)?.kept).toEqual([]);
  });
});

describe('what was removed', () => {
  const later = 600_000;
  const holds = (doc: Doc, text: string): boolean => Buffer.from(encodeStateAsUpdate(doc)).includes(text);

  test('is in no document anymore ten minutes later, and was until then', () => {
    const { doc, roomPlan } = room();
    writeChanges(doc, [{ put: { ...first, name: 'Secret cellar' } }]);
    writeChanges(doc, [
      {
        settings: {
          layers: [...plan.settings.layers, { id: 'x', title: 'Hidden layer' }],
        },
      },
    ]);
    writeChanges(doc, [{ remove: first.id }, { settings: { layers: plan.settings.layers } }]);
    roomPlan.forgetRemoved(1, later);
    roomPlan.forgetRemoved(later, later);
    expect([holds(doc, 'Secret cellar'), holds(doc, 'Hidden layer')]).toEqual([true, true]);
    roomPlan.forgetRemoved(later + 1, later);
    expect([holds(doc, 'Secret cellar'), holds(doc, 'Hidden layer')]).toEqual([false, false]);
    expect(planOf(doc).refused).toEqual([]);
    expect(planOf(doc).contents.objects).toEqual(plan.objects.filter((object) => object !== first));
    expect(planOf(doc).contents.settings).toEqual(plan.settings);
  });

  test('can be put back by whoever removed it, before and after', () => {
    const { doc, roomPlan } = room();
    for (const wait of [0, later, 2 * later]) {
      writeChanges(doc, [{ remove: first.id }]);
      roomPlan.forgetRemoved(0, later);
      roomPlan.forgetRemoved(wait, later);
      writeChanges(doc, [{ put: first }]);
      // It is there again, so it isn't forgotten later.
      roomPlan.forgetRemoved(9 * later, later);
      expect(objectIn(doc, first.id)).toEqual(first);
      expect(roomPlan.plan.objects.get(first.id)).toEqual(first);
    }
  });

  test('comes back with the edit of somebody who was away, and both are told', () => {
    const { doc, roomPlan, taken } = room();
    const away = new Doc();
    applyUpdate(away, encodeStateAsUpdate(doc));
    writeChanges(doc, [{ remove: first.id }]);
    roomPlan.forgetRemoved(0, later);
    roomPlan.forgetRemoved(later, later);
    const moved = moveOf(first, { x: 3, y: 0 });
    writeChanges(away, [moved]);
    applyUpdate(doc, encodeStateAsUpdate(away));
    expect(taken.at(-1)).toMatchObject({ refused: [], kept: [{ id: first.id }] });
    expect(roomPlan.plan.objects.has(first.id)).toBe(true);
    applyUpdate(away, encodeStateAsUpdate(doc));
    expect(planOf(away)).toEqual(planOf(doc));
  });

  test('of which somebody who was away has changed only the name stays removed, and they are told', () => {
    const { doc, roomPlan, taken } = room();
    const away = new Doc();
    applyUpdate(away, encodeStateAsUpdate(doc));
    writeChanges(doc, [{ remove: first.id }]);
    roomPlan.forgetRemoved(0, later);
    roomPlan.forgetRemoved(later, later);
    writeChanges(away, [{ put: { ...first, name: 'Shed' } }]);
    applyUpdate(doc, encodeStateAsUpdate(away));
    expect(taken.at(-1)?.refused).toMatchObject([{ of: 'object', id: first.id }]);
    expect(objectIn(doc, first.id)).toBeUndefined();
  });
});
