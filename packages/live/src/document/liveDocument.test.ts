// A plan in a shared document and out of it again.
import { moveOf } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { mixedPlan } from '../../../../bench/plans/mixedPlan.ts';
import { planOf } from './planOf.ts';
import { RoomPlan } from './roomPlan.ts';
import { fillDocument, writeChanges } from './writeChanges.ts';

const plan = mixedPlan(1000, { minX: 0, minY: 0, maxX: 1000, maxY: 1000 });

describe('a shared document', () => {
  test('has the plan that it was filled with', () => {
    const doc = new Doc();
    fillDocument(doc, plan, 1);
    expect(planOf(doc)).toEqual({ contents: plan, refused: [] });
  });

  test('brings an edit to the room', () => {
    const [doc, other] = [new Doc(), new Doc()];
    fillDocument(doc, plan, 1);
    applyUpdate(other, encodeStateAsUpdate(doc));
    const room = new RoomPlan(doc);
    doc.on('afterTransaction', (transaction) => void room.take(transaction));
    other.on('update', (update: Uint8Array) => applyUpdate(doc, update));
    const [first] = plan.objects;
    if (!first) throw new Error('The plan is empty.');
    const move = moveOf(first, { x: 10, y: 10 });
    writeChanges(other, [move]);
    expect('put' in move && room.plan.objects.get(first.id)).toEqual('put' in move && move.put);
  });
});
