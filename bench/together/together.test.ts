// A short form of together.slow.test.ts, and that an edit by one person needs nothing from the room.
import { inOrder } from '@homeplot/plan/plan';
import { expect, inject, test } from 'vitest';
import { seededRandom } from '../plans/random.ts';
import { defaultSettings } from '@homeplot/plan/settings';
import { planOf } from '@homeplot/live/planOf';
import { Person, Room, settleAll } from './people.ts';
import { randomEdit } from './randomEdits.ts';
import { editTogether } from './together.ts';

const times = inject('thoroughness');

test("three people edit a plan offline and online in turns: all end equal, and undo takes back only one's own", () => {
  for (let seed = 1; seed <= 3 * times; seed += 1) expect(editTogether(seed, 50), `seed ${seed}`).toEqual([]);
});

test('what one person edits, undoes and redoes alone is in the document as it is, and the room adds nothing', () => {
  for (let seed = 1; seed <= 4 * times; seed += 1) {
    const random = seededRandom(seed);
    const room = new Room({ objects: [], settings: defaultSettings }, 1);
    const person = new Person(room, 'ann', 2);
    let byRoom = 0;
    room.doc.on('update', (_update: Uint8Array, origin: unknown) => {
      if (origin === room.plan) byRoom += 1;
    });
    for (let count = 0; count < 80; count += 1) {
      const chance = random.between(0, 9, 1);
      if (chance === 0) person.driver.editor.undo();
      else if (chance === 1) person.driver.editor.redo();
      else randomEdit(person.driver, random);
      settleAll(room);
    }
    expect(byRoom, `seed ${seed}`).toBe(0);
    expect(room.refused).toEqual([]);
    // Without fields that are undefined, which no file has.
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const { objects, settings } = planOf(room.doc).contents;
    const { plan } = person.driver.editor;
    expect(plain(objects.toSorted((a, b) => (a.id < b.id ? -1 : 1)))).toEqual(
      plain(inOrder(plan).toSorted((a, b) => (a.id < b.id ? -1 : 1))),
    );
    expect(plain(settings)).toEqual(plain(plan.settings));
  }
});
