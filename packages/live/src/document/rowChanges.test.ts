// A plan that was saved past its room, merged into the room's.
import { type Change, createPlan, type PlanContents, applyChanges, inOrder } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { expect, test } from 'vitest';
import { mixedPlan } from '../../../../bench/plans/mixedPlan.ts';
import { rowChanges } from './rowChanges.ts';

const base = mixedPlan(6, { minX: 0, minY: 0, maxX: 100, maxY: 100 });
const [a, b, c] = base.objects;
if (!a || !b || !c) throw new Error('The plan is empty.');

const edited = (...changes: readonly Change[]): PlanContents => {
  const plan = createPlan(base);
  applyChanges(plan, changes);
  return { objects: inOrder(plan), settings: plan.settings };
};

/** A plan as it comes out of its row: in squares that are rounded, and with order keys by its list. */
function saved(contents: PlanContents): PlanContents {
  const reading = readPlanFile(writePlanFile(createPlan(contents), ''));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.contents;
}

function merged(inRoom: PlanContents, inRow: PlanContents) {
  const now = createPlan(inRoom);
  const { changes, overwritten } = rowChanges(now, base, saved(inRow));
  applyChanges(now, changes);
  return { ids: inOrder(now).map(({ id }) => id), now, changes, overwritten };
}

test('a row that is as the room saved it changes nothing, though it is rounded', () => {
  const { settings } = base;
  const third = edited({ put: { ...a, x: 100 / 3 } as never }, { settings: { ...settings, scale: 3 } });
  expect(rowChanges(createPlan(third), third, saved(third)).changes).toEqual([]);
});

test('what the room and the row changed of different objects and parts is all there', () => {
  const inRoom = edited({ put: { ...a, name: 'Room' } }, { settings: { title: 'Room' } });
  const moved = { ...a, x: 77 } as never;
  const inRow = edited(
    { put: moved },
    { remove: b.id },
    { put: { ...c, name: 'Row' } },
    { settings: { address: 'Row' } },
  );
  const { now, overwritten } = merged(inRoom, inRow);
  expect(now.objects.get(a.id)).toMatchObject({ x: 77, name: 'Room' });
  expect(now.objects.has(b.id)).toBe(false);
  expect(now.objects.get(c.id)?.name).toBe('Row');
  expect(now.settings).toMatchObject({ title: 'Room', address: 'Row' });
  expect(overwritten).toEqual([]);
});

test('of what both changed the row counts, because it was said to be saved, and the ids are told', () => {
  const { now, overwritten } = merged(
    edited({ put: { ...a, name: 'Room' } }),
    edited({ put: { ...a, name: 'Row' } }),
  );
  expect(now.objects.get(a.id)?.name).toBe('Row');
  expect(overwritten).toEqual([a.id]);
});

test('what one removed and the other edited stays', () => {
  const byRoom = merged(edited({ remove: a.id }), edited({ put: { ...a, name: 'Row' } }));
  expect(byRoom.now.objects.get(a.id)?.name).toBe('Row');
  const byRow = merged(edited({ put: { ...a, name: 'Room' } }), edited({ remove: a.id }));
  expect(byRow.now.objects.get(a.id)?.name).toBe('Room');
});

test('objects that the row added or moved in the order are in its order, and the others keep theirs', () => {
  const ids = base.objects.map(({ id }) => id);
  const row = { ...base, objects: [...base.objects.slice(1), { ...b, id: 'new' }, a] };
  const plan = createPlan(base);
  const { changes } = rowChanges(
    plan,
    base,
    saved({ ...row, objects: row.objects.map((object, i) => ({ ...object, order: `a${i}` })) }),
  );
  applyChanges(plan, changes);
  expect(inOrder(plan).map(({ id }) => id)).toEqual([...ids.slice(1), 'new', a.id]);
  expect(changes).toHaveLength(2);
});
