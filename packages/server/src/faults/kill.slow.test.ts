// Kills the server, its Postgres or both during saves, as when the machine runs out of memory: acknowledged saves survive.
import { describe, expect, test } from 'vitest';
import { newEmbeddedLocation, runningPostgres } from '../testing/databases.ts';
import { Savers } from '../testing/savers.ts';
import { password, ServerProcess } from '../testing/serverProcess.ts';
import { times } from '../testing/thorough.ts';

interface Victims {
  readonly name: string;
  readonly server: boolean;
  readonly postgres: boolean;
}

const victims: readonly Victims[] = [
  { name: 'the server', server: true, postgres: false },
  { name: 'its Postgres', server: false, postgres: true },
  { name: 'both at once', server: true, postgres: true },
];

describe('kill -9 while projects are saved over HTTP', () => {
  test.each(victims)(
    'of $name loses no acknowledged save, and the server recovers by itself',
    async (victim) => {
      const location = await newEmbeddedLocation();
      let server = await ServerProcess.start(location);
      const ann = await server.member('ann@example.org');
      const savers = new Savers(ann, 4);
      const rounds = times(2, 20);
      for (let round = 1; round <= rounds; round += 1) {
        const postgres = await runningPostgres(location);
        // After another number of saves each time.
        await savers.saveUntil(server, round, () => {
          if (victim.postgres) process.kill(postgres, 'SIGKILL');
          if (victim.server) void server.end('SIGKILL');
        });
        if (victim.server) await server.end('SIGKILL');
        if (victim.server) server = await ServerProcess.start(location);
        await expect.poll(async () => (await server.request('/ready')).status, { timeout: 60_000 }).toBe(200);
        expect(await savers.lost(server)).toEqual([]);
      }
      expect(savers.acknowledged).toBeGreaterThan(rounds);
      // What an old process of Postgres served, ends with it.
      const signIn = () => server.client().auth.signInWithPassword({ email: ann.email, password });
      await expect.poll(async () => (await signIn()).error, { timeout: 60_000 }).toBeNull();
      expect(await server.end('SIGTERM')).toBe(0);
    },
    600_000,
  );
});
