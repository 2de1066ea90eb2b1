import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../site/finding.ts';
import { inOrder } from './findingOrder.ts';
import { NearFindings } from './nearFindings.ts';

const finding = (objects: readonly string[], state: Finding['state']): Finding => ({
  id: objects.join(' '),
  check: 'buildings',
  state,
  sentence: '',
  objects,
});

const names = constantFrom('a', 'b', 'c', 'd', 'e');
const edits = record({
  id: names,
  others: array(record({ id: names, isConflict: boolean() }), { maxLength: 4 }),
  isListed: boolean(),
});

test('findings are those kept last about each object, in order, whenever they are listed', () => {
  assert(
    property(array(edits, { maxLength: 30 }), (all) => {
      const near = new NearFindings();
      let expected: Finding[] = [];
      const seen: (readonly Finding[])[][] = [];
      for (const { id, others, isListed } of all) {
        const found = others
          .filter((other, i) => other.id !== id && others.findIndex((one) => one.id === other.id) === i)
          .map((other) => finding([id, other.id], other.isConflict ? 'conflict' : 'question'));
        near.drop(id);
        near.keep(id, found);
        expected = [...expected.filter(({ objects }) => !objects.includes(id)), ...found];
        expect(near.conflicts).toBe(expected.filter(({ state }) => state === 'conflict').length);
        // Listed or not, the rest goes on the same.
        if (isListed) seen.push([near.all, expected.toSorted(inOrder)]);
      }
      seen.push([near.all, expected.toSorted(inOrder)]);
      for (const [listed, wanted] of seen) expect(listed).toEqual(wanted);
    }),
  );
});
