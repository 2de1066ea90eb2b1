// An archive of a few kilobytes that would fill the memory.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readParcelFile } from './readParcelFile.ts';

test('an archive that unpacks to more than the limit is refused, whatever sizes it declares', async () => {
  const bomb = zipSync({ 'parcels.geojson': new Uint8Array(200 * 2 ** 20) }, { level: 1 });
  // The declared size, in the header of the entry.
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, 10, true);
  expect(await readParcelFile(bomb, 'parcels')).toMatchObject({
    ok: false,
    problem:
      'This archive unpacks to more than 192 MB, which is the limit. Export only the parcels near your site.',
  });
});
