// A plan in a shared document and out of it again: exactly, also what two people did at the same time.
import { allKinds } from '@homeplot/plan/kinds';
import { createPlan, moveOf, type PlanContents } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, type Transaction } from 'yjs';
import { mixedPlan } from '../../../../bench/plans/mixedPlan.ts';
import { changesOf, differencesInSteps, type Incoming } from './changesOf.ts';
import { aboutOf, liveFormat } from './format.ts';
import { planOf } from './planOf.ts';
import { fillDocument, writeChanges } from './writeChanges.ts';
import { runAllSteps } from '@homeplot/plan/steps';

const plan = mixedPlan(200, { minX: 0, minY: 0, maxX: 1000, maxY: 1000 });
const [first, second] = plan.objects;
if (!first || !second) throw new Error('The plan is empty.');

/** A document, another person's copy of it, and what their changes meant to each. */
function two(contents: PlanContents = plan) {
  const docs = [new Doc(), new Doc()] as const;
  fillDocument(docs[0], contents, 1);
  applyUpdate(docs[1], encodeStateAsUpdate(docs[0]));
  const plans = docs.map((doc) => createPlan(planOf(doc).contents));
  const incoming: (Incoming | undefined)[] = [];
  for (const [i, doc] of docs.entries())
    doc.on('afterTransaction', (transaction: Transaction) => {
      const at = plans[i];
      if (at && !transaction.local) incoming[i] = changesOf(transaction, at);
    });
  const meet = (): void => {
    const updates = docs.map((doc) => encodeStateAsUpdate(doc));
    for (const [i, doc] of docs.entries()) applyUpdate(doc, updates[1 - i] ?? new Uint8Array());
  };
  return { docs, meet, incoming };
}

const objectIn = (doc: Doc, id: string) => planOf(doc).contents.objects.find((object) => object.id === id);

describe('a shared document', () => {
  test('has the plan that it was filled with, exactly', () => {
    const doc = new Doc();
    fillDocument(doc, plan, 7);
    expect(planOf(doc)).toEqual({ contents: plan, refused: [] });
    expect(aboutOf(doc)).toEqual({ format: liveFormat, epoch: 7 });
  });

  test('keeps an object of every kind to the last digit, with what every object may have', () => {
    const third = 100 / 3;
    const objects = allKinds().flatMap((kind, i) => {
      const fields = kind.create({
        from: { x: third, y: third },
        to: { x: third + 20, y: 60.1 },
        scale: 3,
        siteExtent: 100,
      });
      const more = {
        name: 'Ä "1"',
        group: 'g',
        status: 'proposed',
        locked: true,
        parcelNumber: '7',
        extra: { later: [1] },
      } as const;
      return fields ? [{ id: `a/${i}`, type: kind.type, order: `a${i % 10}`, ...more, ...fields }] : [];
    });
    const doc = new Doc();
    fillDocument(doc, { objects, settings: defaultSettings }, 1);
    const { contents, refused } = planOf(doc);
    expect(refused).toEqual([]);
    for (const object of objects) expect(contents.objects.find(({ id }) => id === object.id)).toEqual(object);
    expect(objects.length).toBeGreaterThan(25);
  });

  test('keeps all settings, also those that this version does not know', () => {
    const reading = readPlanFile({
      objects: [],
      settings: {
        scale: 3,
        title: 'Home',
        sheets: [
          {
            id: 's',
            title: 'Plan',
            paper: 'Letter',
            orientation: 'landscape',
            style: 'color',
            blocks: [],
            later: { a: 1 },
          },
          { version: 99, id: 'newer', anything: [1, 2] },
        ],
        layers: [{ id: 'mine', title: 'Mine', hidden: true, later: 1 }],
        imports: [1, 2].map(() => ({
          name: 'a.dxf',
          units: 'feet',
          feetPerUnit: 1,
          origin: { x: 0, y: 0 },
          at: { x: 0, y: 0 },
          turn: 0,
        })),
        later: { deep: ['x'] },
      },
    });
    if (!reading.ok) throw new Error(reading.problem);
    const doc = new Doc();
    fillDocument(doc, reading.contents, 1);
    expect(planOf(doc)).toEqual({ contents: reading.contents, refused: [] });
  });

  test('tells in which objects and settings a plan differs from it, and no others', () => {
    const { docs } = two();
    const mine = createPlan({
      objects: plan.objects.slice(1),
      settings: { ...plan.settings, title: 'Mine' },
    });
    const { changes } = runAllSteps(differencesInSteps(docs[0], mine));
    expect(changes).toEqual([{ put: first }, { settings: { title: '' } }]);
    const more = createPlan({ ...plan, objects: [...plan.objects, { ...first, id: 'more' }] });
    expect(runAllSteps(differencesInSteps(docs[0], more)).changes).toEqual([{ remove: 'more' }]);
  });

  test('tells its vector of every change, so that Saved can be told by it', () => {
    const { docs } = two();
    for (const change of [
      { remove: first.id },
      { settings: { ground: undefined, title: 'A' } },
      { settings: { title: '' } },
    ]) {
      const before = encodeStateVector(docs[0]);
      writeChanges(docs[0], [change]);
      expect(encodeStateVector(docs[0])).not.toEqual(before);
    }
  });
});

describe('two people at the same time', () => {
  test('move and rename the same object: both hold', () => {
    const { docs, meet } = two();
    writeChanges(docs[0], [moveOf(first, { x: 5, y: 0 })]);
    writeChanges(docs[1], [{ put: { ...first, name: 'Shed' } }]);
    meet();
    const move = moveOf(first, { x: 5, y: 0 });
    for (const doc of docs)
      expect(objectIn(doc, first.id)).toEqual({ ...('put' in move ? move.put : {}), name: 'Shed' });
  });

  test('remove and edit the same object: it stays as edited, and both are told who did what', () => {
    const { docs, meet, incoming } = two();
    writeChanges(docs[0], [{ remove: first.id }]);
    writeChanges(docs[1], [{ put: { ...first, name: 'Shed' } }]);
    meet();
    const kept = { id: first.id, removedBy: docs[0].clientID, editedBy: [docs[1].clientID] };
    for (const [i, doc] of docs.entries()) {
      expect(objectIn(doc, first.id)).toEqual({ ...first, name: 'Shed' });
      expect(incoming[i]?.kept).toEqual([kept]);
    }
  });

  test('remove the same object: it is gone', () => {
    const { docs, meet, incoming } = two();
    for (const doc of docs) writeChanges(doc, [{ remove: first.id }]);
    meet();
    for (const doc of docs) expect(objectIn(doc, first.id)).toBeUndefined();
    expect(incoming.flatMap((one) => one?.kept ?? [])).toEqual([]);
  });

  test('add layers, sheets and drawings: all are there, in the same order on both sides', () => {
    const { docs, meet } = two();
    const { layers } = plan.settings;
    for (const [i, doc] of docs.entries()) {
      const sheet = {
        id: `s${i}`,
        title: '',
        paper: 'Letter',
        orientation: 'landscape',
        style: 'color',
        blocks: [],
      } as const;
      const drawing = {
        name: `${i}.dxf`,
        units: 'feet',
        feetPerUnit: 1,
        origin: { x: 0, y: 0 },
        at: { x: 0, y: 0 },
        turn: 0,
      };
      writeChanges(doc, [
        {
          settings: {
            layers: [...layers, { id: `l${i}`, title: 'New' }],
            sheets: [sheet],
            imports: [drawing],
          },
        },
      ]);
    }
    meet();
    const [one, other] = docs.map((doc) => planOf(doc).contents.settings);
    expect(one).toEqual(other);
    expect(one?.layers.map(({ id }) => id)).toEqual([...layers.map(({ id }) => id), 'l0', 'l1']);
    expect(one?.sheets?.map(({ id }) => id)).toEqual(['s0', 's1']);
    expect(one?.imports?.map(({ name }) => name)).toEqual(['0.dxf', '1.dxf']);
  });

  test('rename a layer and move it in the list: both hold', () => {
    const { docs, meet } = two();
    const { layers } = plan.settings;
    writeChanges(docs[0], [
      {
        settings: {
          layers: layers.map((layer) => (layer.id === 'paving' ? { ...layer, title: 'Drives' } : layer)),
        },
      },
    ]);
    writeChanges(docs[1], [
      {
        settings: {
          layers: [...layers.filter(({ id }) => id !== 'paving'), { id: 'paving', title: 'Paving' }],
        },
      },
    ]);
    meet();
    for (const doc of docs)
      expect(planOf(doc).contents.settings.layers.at(-1)).toEqual({ id: 'paving', title: 'Drives' });
  });
});

describe('what is removed', () => {
  test('comes back by undo, also if both have removed it', () => {
    const { docs, meet } = two();
    for (const doc of docs) writeChanges(doc, [{ remove: first.id }]);
    meet();
    writeChanges(docs[0], [{ put: first }]);
    meet();
    for (const doc of docs) expect(objectIn(doc, first.id)).toEqual(first);
  });
});

test('ids of any form are ids like others', () => {
  const { docs, meet } = two();
  const ids = ['__proto__', 'constructor', 'a/b', 'a/g', '/', '/g', 'toString', 'ä/d', 'x'.repeat(200)];
  writeChanges(
    docs[0],
    ids.map((id) => ({ put: { ...first, id } })),
  );
  meet();
  for (const id of ids) expect(objectIn(docs[1], id)).toEqual({ ...first, id });
  writeChanges(
    docs[1],
    ids.map((id) => ({ remove: id })),
  );
  meet();
  expect(planOf(docs[0]).contents.objects).toHaveLength(plan.objects.length);
});
