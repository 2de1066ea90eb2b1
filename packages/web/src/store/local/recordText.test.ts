import { applyChanges, type Change, createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test, vi } from 'vitest';
import { readRecord } from '../../../testing/readRecord.ts';
import { PieceTexts, recordPieces, recordText, stampOf } from './recordText.ts';
import { treeAt } from '../../../testing/testWorkspace.ts';

const stamp = { id: 'plan-1', timestamp: '2026-01-01T00:00:00.000Z' };
const idOf = (i: number): string => `t${String(i).padStart(3, '0')}`;
const planOf = (count: number) =>
  createPlan({
    objects: Array.from({ length: count }, (_, i) => treeAt(idOf(i), i)),
    settings: defaultSettings,
  });

describe('the local record', () => {
  test('has id, objects, timestamp, version 1.0 and settings', () => {
    expect(JSON.parse(recordText(planOf(2), stamp))).toEqual({
      ...stamp,
      version: '1.0',
      settings: { scale: 2, siteExtent: 100, title: '' },
      objects: [
        expect.objectContaining({ id: 't000', type: 'tree' }),
        expect.objectContaining({ id: 't001' }),
      ],
    });
  });

  test.each([0, 1, 99, 100, 101, 250])('of %d objects reads back as it was', (count) => {
    const { id, reading } = readRecord(recordText(planOf(count), stamp));
    expect(id).toBe('plan-1');
    expect(reading.ok && reading.contents.objects.map((object) => object.id)).toEqual(
      Array.from({ length: count }, (_, i) => idOf(i)),
    );
  });

  test('written in pieces does not include edits made meanwhile', () => {
    const plan = planOf(250);
    const pieces = recordPieces(plan, stamp);
    const first = [pieces.next().value, pieces.next().value];
    plan.objects.clear();
    expect(readRecord([...first, ...pieces].join('')).reading).toMatchObject({ ok: true });
  });

  test('of a large plan reuses the texts of unchanged pieces, with the same result as writing everything', () => {
    const texts = new PieceTexts(0);
    const plan = planOf(250);
    /** How many objects are serialized after the changes. */
    const after = (changes: readonly Change[]): number => {
      applyChanges(plan, changes);
      const writing = vi.spyOn(JSON, 'stringify');
      const pieces = [...recordPieces(plan, stamp, texts)];
      const written = writing.mock.calls.length;
      writing.mockRestore();
      expect(pieces.join('')).toBe(recordText(plan, stamp));
      // One is the record's head.
      return written - 1;
    };
    expect(after([])).toBe(250);
    expect(after([])).toBe(0);
    expect(after([{ put: treeAt('t120', 77) }])).toBe(100);
    expect(after([{ remove: 't003' }])).toBe(249);
    expect(after([{ settings: { scale: 4 } }])).toBe(249);
    expect(after(Array.from({ length: 150 }, (_, i) => ({ remove: idOf(i + 100) })))).toBe(99);
    expect(after([{ put: treeAt('t300', 300) }])).toBe(100);
  });

  test('begins with its stamp', () => {
    expect(stampOf(recordText(planOf(1), stamp))).toEqual(stamp);
    expect(stampOf('{"objects":[]}')).toBeUndefined();
  });

  test.each(['', 'rubbish', '{"id":"plan-1","obj', '[1,2]', 'null', '{"objects":7}'])(
    'that is %j is refused with a reason',
    (text) => {
      const { reading } = readRecord(text);
      expect(reading.ok ? '' : reading.problem).toMatch(/\w/);
    },
  );
});
