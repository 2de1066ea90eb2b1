import { describe, expect, test } from 'vitest';
import { unreached } from '../../kit/result.ts';
import { type FileShelf, memoryFileShelf } from './fileShelf.ts';
import { FileStore, maxFileBytes } from './fileStore.ts';
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf } from './metadata/bytes.ts';

const day = 86_400_000;
const stringContaining = (part: string): unknown => expect.stringContaining(part);
const stringMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const pdf = (words: string): Blob => new Blob([`%PDF-1.7\n${words}\n%%EOF\n`]);
const missing = async () => ({ ok: true, value: undefined }) as const;

async function kept(store: FileStore, blob: Blob, name = 'survey.pdf') {
  const result = await store.keep(blob, name);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

test('a file is kept under the hash of its content, with the type that its bytes have', async () => {
  const store = new FileStore(memoryFileShelf(), missing);
  const { file } = await kept(store, new Blob([await pdf('a').arrayBuffer()], { type: 'text/html' }));
  expect(file).toEqual({
    sha256: stringMatching(/^[\da-f]{64}$/),
    type: 'application/pdf',
    bytes: 17,
    name: 'survey.pdf',
  });
  const blob = await store.blob(file);
  expect(blob instanceof Blob && (await blob.text())).toBe('%PDF-1.7\na\n%%EOF\n');
  expect((await kept(store, pdf('a'), 'again.pdf')).file.sha256).toBe(file.sha256);
});

describe('what is refused', () => {
  test.each([
    ['empty.pdf', '', '"empty.pdf" is empty. Choose another file.'],
    [
      'plan.svg',
      '<?xml version="1.0"?><svg onload="alert(1)"/>',
      '"plan.svg" is an SVG drawing. Choose a JPEG, PNG, WebP, HEIC or PDF file.',
    ],
    ['photo.jpg', '<!doctype html><script>', '"photo.jpg" is a web page. Choose a JPEG, PNG'],
    ['scan.tif', 'II*\0', '"scan.tif" is a TIFF picture. Choose a JPEG'],
    ['notes.png', 'hello', '"notes.png" isn\'t a picture or a PDF. Choose a JPEG'],
    ['cut.png', '\x89PNG\r\n\x1a\n\0\0\x10\0IDAT', '"cut.png" is damaged or was cut short.'],
    ['cut.jpg', '\xff\xd8\xff\xe0\0\x10JFIF', '"cut.jpg" is damaged or was cut short.'],
  ])('%s', async (name, content, problem) => {
    const store = new FileStore(memoryFileShelf(), missing);
    const result = await store.keep(new Blob([bytesOf(content)]), name);
    expect(result).toEqual({ ok: false, problem: stringContaining(problem) });
  });

  test('a file that is too large, before it is read', async () => {
    const huge = { size: maxFileBytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown;
    const result = await new FileStore(memoryFileShelf(), missing).keep(huge as Blob, 'atlas.pdf');
    expect(result).toMatchObject({ ok: false, problem: stringContaining('at most 50 MB') });
  });

  test('a file that the browser has no room for, with what to do', async () => {
    const full: FileShelf = {
      ...memoryFileShelf(),
      write: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const result = await new FileStore(full, missing).keep(pdf('a'), 'survey.pdf');
    expect(result).toMatchObject({ ok: false, problem: stringContaining('Free some space') });
  });
});

test('where storage is blocked, a file lasts until the page is closed, and the user is told', async () => {
  const blocked = () => Promise.reject(new DOMException('', 'SecurityError'));
  const shelf: FileShelf = { read: blocked, write: blocked, touch: blocked, removeUnusedSince: blocked };
  const store = new FileStore(shelf, missing);
  const { file, notices } = await kept(store, pdf('a'));
  expect(notices.join()).toContain('until you close this page');
  expect(await store.blob(file)).toBeInstanceOf(Blob);
});

describe('a file that is not in this browser', () => {
  const file = { sha256: 'f'.repeat(64), type: 'application/pdf', bytes: 17, name: 'survey.pdf' };

  test('is fetched from the cloud once, and then kept', async () => {
    const { file: there } = await kept(new FileStore(memoryFileShelf(), missing), pdf('a'));
    const shelf = memoryFileShelf();
    let fetched = 0;
    const store = new FileStore(shelf, async () => {
      fetched += 1;
      return { ok: true, value: pdf('a') };
    });
    await Promise.all([store.blob(there), store.blob(there)]);
    expect(fetched).toBe(1);
    expect(await shelf.read(there.sha256)).toBeInstanceOf(Blob);
  });

  test('is refused if the cloud sends something else', async () => {
    const store = new FileStore(memoryFileShelf(), async () => ({ ok: true, value: pdf('b') }));
    expect(await store.blob(file)).toMatchObject({ problem: stringContaining('damaged') });
  });

  test('says so if nobody has it, or there is no connection', async () => {
    expect(await new FileStore(memoryFileShelf(), missing).blob(file)).toMatchObject({
      problem: stringContaining("isn't here. Add it again"),
    });
    const offline = new FileStore(memoryFileShelf(), async () => unreached);
    expect(await offline.blob(file)).toMatchObject({ problem: stringContaining('no connection') });
  });
});

test('files are removed when nothing has referred to them for thirty days, never earlier', async () => {
  const shelf = memoryFileShelf();
  let now = 0;
  const opened = () => new FileStore(shelf, missing, () => now);
  const first = opened();
  const [plan, draft, gone] = [
    await kept(first, pdf('plan')),
    await kept(first, pdf('draft')),
    await kept(first, pdf('gone')),
  ];
  const referred = [plan, draft].map(({ file }) => file.sha256);
  now = 29 * day;
  expect(await opened().collect(referred, 30 * day)).toBe(0);
  now = 31 * day;
  // The page that kept it may still bring it back by undo.
  expect(await first.collect(referred, 30 * day)).toBe(0);
  now = 62 * day;
  expect(await opened().collect(referred, 30 * day)).toBe(1);
  expect(await shelf.read(gone.file.sha256)).toBeUndefined();
  expect(await shelf.read(draft.file.sha256)).toBeInstanceOf(Blob);
});

test('a damaged file that came with a plan is not kept', async () => {
  const store = new FileStore(memoryFileShelf(), missing);
  expect(await store.keepAsIs('f'.repeat(64), joinBytes([bytesOf('%PDF-1.7\n')]))).toBeUndefined();
});
