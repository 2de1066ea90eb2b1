import { expect, test } from 'vitest';
import { Child } from '../testing/child.ts';
import { onEachPlace } from '../testing/databases.ts';
import { addUser, callerWith } from '../testing/people.ts';
import { openStore } from './open.ts';

const kills = 20;

/** Saves without end, and prints the number of each save when the database has said that it is done. */
const saving = (place: object, owner: string, id: string, first: number) => `
  import { openStore } from ${JSON.stringify(new URL('open.ts', import.meta.url).pathname)};
  const { database } = await openStore(${JSON.stringify({ ...place, jwtSecret: null, publicKey: null })}, console.error);
  const caller = { role: 'authenticated', claims: { sub: ${JSON.stringify(owner)} }, method: 'PATCH', path: '/' };
  const objects = (number) => JSON.stringify(Array.from({ length: 50 }, () => ({ type: 'tree', number })));
  for (let number = ${first}; ; number += 1) {
    await database.as(caller, (sql) => sql.query(
      'update public.projects set title = $2, objects = $3 where id = $1',
      [${JSON.stringify(id)}, String(number), objects(number)]));
    process.stdout.write(number + '\\n');
  }`;

onEachPlace('kill -9 while projects are saved', (make) => {
  test(`in ${kills} kills no save that was acknowledged is lost, and every start finds the database well`, async () => {
    const place = await make();
    const wanted = { ...place, jwtSecret: null, publicKey: null };
    const told: string[] = [];
    const { database } = await openStore(wanted, (sentence) => told.push(sentence));
    const owner = await addUser(database);
    const [project] = await database.as(callerWith(owner), (sql) =>
      sql.query<{ id: string }>("insert into public.projects (title) values ('0') returning id"),
    );
    await database.close();

    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const child = new Child(saving(place, owner, project?.id ?? '', acknowledged + 1));
      // Each time after another number of saves, so that the kill falls into different moments of one.
      for (let saves = 0; saves <= kill; saves += 1) {
        acknowledged = Number((await child.line()) ?? Number.NaN);
        expect(acknowledged, child.errors).toBeGreaterThan(0);
      }
      await child.kill('SIGKILL');
      for (let line = await child.line(); line !== undefined; line = await child.line()) {
        acknowledged = Number(line);
      }
      expect(child.errors).toBe('');
    }

    const reopened = await openStore(wanted, (sentence) => told.push(sentence));
    const [kept] = await reopened.database.as(callerWith(owner, 'GET'), (sql) =>
      sql.query<{ title: string; number: string; count: number }>(
        "select title, objects -> 49 ->> 'number' as number, object_count as count from public.projects",
      ),
    );
    // The last save may have been done and killed before it could be told.
    expect([acknowledged, acknowledged + 1]).toContain(Number(kept?.title));
    expect(kept).toMatchObject({ number: kept?.title, count: 50 });
    await reopened.database.close();
    expect(told).toEqual([]);
  }, 300_000);
});
