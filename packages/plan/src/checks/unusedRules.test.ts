import { expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { found, sentences } from '../../testing/testFindings.ts';
import { lot, rectangle } from '../../testing/testSite.ts';
import { type SetbackRole, setbackRoles } from '../packs/pack.ts';
import { roleNames } from '../site/edgeRoles.ts';

const box = rectangle(0, 0, 100, 150);
const cornerLot = [{ name: 'rear' }, { name: 'street side' }, { name: 'front' }, { name: 'side' }];
const unused = (role: SetbackRole): string =>
  `The ${roleNames[role]} setback of 12' isn't used: the lot has no ${roleNames[role]} edge.`;

test('a setback that no edge of the lot has the role for is named, whichever it is', () => {
  for (const missing of setbackRoles) {
    const others = setbackRoles.filter((role) => role !== missing);
    const named = lotOf(
      box,
      box.map((_, i) => ({ name: roleNames[others[i % others.length] ?? 'front'] })),
    );
    for (const rules of [{ setbacks: { [missing]: 12 } }, { accessory: { [missing]: 12 } }]) {
      const [one, ...more] = found([named], rules);
      const sentence = rules.accessory
        ? unused(missing).replace(' of 12', ' of accessory buildings of 12')
        : unused(missing);
      expect(one?.state).toBe('note');
      expect(one?.sentence).toContain(sentence);
      expect(more).toEqual([]);
    }
    expect(sentences([named], { setbacks: Object.fromEntries(others.map((role) => [role, 12])) })).toEqual(
      [],
    );
  }
});

test('a setback of 0, and one of a role that an edge of another lot has, is not named', () => {
  expect(sentences([lot], { setbacks: { streetSide: 0 } })).toEqual([]);
  const other = lotOf(rectangle(200, 0, 300, 150), cornerLot, { id: 'other' });
  expect(sentences([lot, other], { setbacks: { streetSide: 12 } })).toEqual([
    'The plan has 2 lots. Each object is checked against the lot that it stands on.',
  ]);
});

test('a sight triangle without a corner of two streets is named', () => {
  const limits = { sightTriangle: 25 };
  expect(sentences([lot], { limits })).toEqual([
    "The sight triangle of 25' isn't used: no edges of the lot along two streets meet in a corner. If there is such a corner, name both edges.",
  ]);
  const corner = lotOf(box, cornerLot);
  expect(sentences([corner], { limits })).toEqual([]);
});
