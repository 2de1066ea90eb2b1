// Cuts the power during saves: acknowledged saves are on the disk.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CuttableDisk, canCutPower } from '../testing/cuttableDisk.ts';
import { Savers } from '../testing/savers.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { times } from '../testing/thorough.ts';

describe.skipIf(!(await canCutPower()))('a power cut (skipped if no disk can be mounted)', () => {
  test('loses no acknowledged save, and the next start recovers', async () => {
    const disk = CuttableDisk.create();
    const place = { dataDir: join(disk.folder, 'data'), databaseUrl: null };
    let server = await ServerProcess.start(place);
    const ann = await server.member('ann@example.org');
    const savers = new Savers(ann, 4);
    try {
      for (let round = 1; round <= times(2, 30); round += 1) {
        await disk.prepareCut();
        let cut: Promise<void> | undefined;
        await savers.saveUntil(server, 5 * round, () => {
          cut = disk.cutPower();
        });
        await cut;
        await server.end('SIGKILL');
        await expect.poll(() => disk.restorePower(), { timeout: 60_000 }).toBe(true);
        server = await ServerProcess.start(place);
        expect(await savers.lost(server)).toEqual([]);
      }
      expect(savers.acknowledged).toBeGreaterThan(5);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await server.end('SIGKILL');
      disk.remove();
    }
  }, 900_000);
});
