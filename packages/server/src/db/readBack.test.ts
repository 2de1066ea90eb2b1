import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readBack } from './readBack.ts';
import { readBackInThread } from './readBackThread.ts';

const columns = ['id', 'title', 'objects'];
const [first, second] = [String.raw`1	Lot	[{"note": "tab\\t, \\"quotes\\" and \\\\"}]`, '2	\\N	[]'];

/** A dump with these rows of one table. */
function dumpWith(rows: readonly string[], expected = 2): Buffer {
  const text = Buffer.from(rows.map((row) => `${row}\n`).join(''));
  const head = { format: 1, migrations: [], rows: { 'public.projects': expected } };
  const block = { table: 'public.projects', columns, bytes: text.length };
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n${JSON.stringify(block)}\n`), text]));
}

const reading = (dump: Buffer) => readBack(() => Readable.from([dump]));

test('a dump that is whole says how many rows it has', async () => {
  expect((await reading(dumpWith([first, second]))).rows).toEqual({ 'public.projects': 2 });
});

test.each([
  ['a row is missing', dumpWith([first]), 'It should have 2 rows of public.projects and has 1'],
  [
    'a row is there twice',
    dumpWith([first, second, second]),
    'It should have 2 rows of public.projects and has 3',
  ],
  ['a row is cut', dumpWith([first, '2	Lot']), 'Row 2 of public.projects has 2 fields instead of 3'],
  [
    'a plan is cut',
    dumpWith([first, '2	Lot	[{"note":']),
    'Row 2 of public.projects, column objects, is not JSON',
  ],
  ['a field is too many', dumpWith([`${first}	more`, second]), 'Row 1 of public.projects has 4 fields'],
  ['its end is missing', dumpWith([first, second]).subarray(0, -9), 'unexpected end of file'],
  ['a byte has changed', dumpWith([first, second]).fill(1, 30, 31), ''],
  ['it is empty', gzipSync(''), 'The dump is empty'],
])('a dump does not count if %s, and says why', async (_, dump, message) => {
  await expect(reading(dump)).rejects.toThrow(message);
});

test('it is read in a thread, which says the same and ends when it should', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-dumps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a dump');
  const read = async (dump: Buffer, signal = new AbortController().signal): Promise<void> => {
    await pipeline(Readable.from([dump]), createWriteStream(file));
    await readBackInThread(file, signal);
  };
  await read(dumpWith([first, second]));
  await expect(read(dumpWith([first]))).rejects.toThrow('It should have 2 rows of public.projects and has 1');
  await expect(read(dumpWith([first, second]), AbortSignal.abort())).rejects.toThrow('aborted');
});
