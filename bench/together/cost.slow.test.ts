// What it costs to share a plan of 10,000 objects, in bytes.
import { planOf } from '@homeplot/live/planOf';
import { RoomPlan } from '@homeplot/live/roomPlan';
import { fillDocument, writeChanges } from '@homeplot/live/writeChanges';
import type { PlanObject } from '@homeplot/plan/kind';
import { createPlan, moveOf } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { describe, expect, test } from 'vitest';
import { Doc, encodeStateAsUpdate, type Transaction } from 'yjs';
import { mixedPlan } from '../plans/mixedPlan.ts';

const contents = mixedPlan(10_000, { minX: 0, minY: 0, maxX: 2500, maxY: 2000 });

function sharedPlan() {
  const doc = new Doc();
  fillDocument(doc, contents, 1);
  const room = new RoomPlan(doc);
  doc.on('afterTransaction', (transaction: Transaction) => void room.take(transaction));
  const get = (id: string): PlanObject => {
    const object = room.plan.objects.get(id);
    if (!object) throw new Error(`There is no ${id}.`);
    return object;
  };
  /** What people sent; what follows from it, such as a road that is joined to a moved one, is the room's. */
  const sent: number[] = [];
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== room) sent.push(update.length);
  });
  const move = (id: string, x: number): void => writeChanges(doc, [moveOf(get(id), { x, y: 1.5 })]);
  return { doc, room, get, sent, move };
}

const size = (doc: Doc): number => encodeStateAsUpdate(doc).length;

describe('a shared plan of 10,000 objects', () => {
  test('is no larger than its file', () => {
    const { doc } = sharedPlan();
    expect(size(doc)).toBeLessThan(JSON.stringify(writePlanFile(createPlan(contents), '')).length);
  });

  test('sends some 240 bytes for an object that is moved, and nothing of the others', () => {
    const { sent, move } = sharedPlan();
    for (const { id } of contents.objects.slice(0, 500)) move(id, 2.5);
    expect(sent).toHaveLength(500);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0) / 500).toBeLessThan(260);
    expect(Math.max(...sent)).toBeLessThan(800);
  });

  test('sends some 190 bytes an object if 1,000 are moved at once', () => {
    const { doc, get, sent } = sharedPlan();
    const moved = contents.objects.slice(0, 1000).map(({ id }) => moveOf(get(id), { x: 2.5, y: 0 }));
    writeChanges(doc, moved);
    expect(sent).toHaveLength(1);
    expect((sent[0] ?? 0) / 1000).toBeLessThan(200);
  });

  test('does not grow by 10,000 moves of one object, and by some 15 bytes for each of several in turns', () => {
    const { doc, move } = sharedPlan();
    const before = size(doc);
    for (let count = 0; count < 10_000; count += 1) move('object-1', count % 2 === 0 ? 1 : -1);
    expect(size(doc) - before).toBeLessThan(1000);
    for (let count = 0; count < 10_000; count += 1)
      move(`object-${1 + (count % 97)}`, count % 2 === 0 ? 1 : -1);
    expect(size(doc) - before).toBeLessThan(20 * 10_000);
  });

  test('is small again once its plan is written to a new one', () => {
    const { doc, move } = sharedPlan();
    for (let count = 0; count < 2000; count += 1) move(`object-${1 + (count % 97)}`, 1);
    const anew = new Doc();
    fillDocument(anew, planOf(doc).contents, 2);
    expect(planOf(anew)).toEqual(planOf(doc));
    expect(size(anew)).toBeLessThan(size(doc));
  });
});
