// The desk whose copy a server is: what it gives to pages, what of the file becomes text only, and with which sentence a server
// doesn't start.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sourceOrigins } from '../config/sources.ts';
import { validConfig } from '../testing/server.ts';
import { TestSite } from '../testing/site.ts';

/** Of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const source = {
  id: 'springfield',
  name: 'Springfield',
  date: '2026-11-28',
  attribution: 'Springfield',
  layers: [{ title: 'Parcels', gives: 'parcels', kind: 'arcgis', url: 'https://gis.example.gov/arcgis/0' }],
};
const desk = {
  id: 'springfield',
  name: 'Springfield <b>Planning</b> & "Zoning"',
  date: '2026-11-28',
  seal: 'seal.png',
  telephone: '+1 (509) 555-0100',
  mail: 'planning@example.gov',
  links: [{ title: 'Forms', url: 'https://example.gov/forms?a=1&b=2' }],
  source,
};

async function fileOf(value: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'seal.png'), png);
  await writeFile(join(folder, 'seal.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const path = join(folder, 'desk.json');
  await writeFile(path, JSON.stringify(value));
  return path;
}

async function siteOf(value: unknown): Promise<TestSite> {
  const { desk: own, sources } = validConfig({ DESK: await fileOf(value) });
  const site = await TestSite.create({ desk: own, sources });
  for (const name of ['terms.html', 'privacy.html']) await site.put(name, '<h1>Terms</h1>');
  await site.put('index.html', '<html><head></head><body><div id="root">Home</div></body></html>');
  await site.put('app.html', '<html><head></head><body><div id="root"></div></body></html>');
  await site.listen();
  onTestFinished(() => site.close());
  return site;
}

test('the desk and its seal are there for everybody, and may be cached', async () => {
  const site = await siteOf(desk);
  const given = await site.request('/desk.json');
  expect(given.headers['cache-control']).toBe('public, max-age=3600');
  const { seal, ...rest } = JSON.parse(given.text) as { seal: { sha256: string } };
  expect(rest).toMatchObject({ name: desk.name, source: 'springfield', links: desk.links });
  const picture = await site.request(`/desk/seal/${seal.sha256}`);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.headers['x-content-type-options']).toBe('nosniff');
  expect(picture.body).toEqual(png);
  expect((await site.request('/desk/seal/other')).status).toBe(404);
});

test('public pages have its bar, of text and links alone; the planner has a mark', async () => {
  const site = await siteOf(desk);
  const { text, headers } = await site.request('/');
  expect(text).toContain('Springfield &#60;b&#62;Planning&#60;/b&#62; &#38; &#34;Zoning&#34;');
  expect(text).toContain('<a href="tel:+15095550100">+1 (509) 555-0100</a>');
  expect(text).toContain('<a href="mailto:planning@example.gov">');
  expect(text).toContain('<a href="https://example.gov/forms?a=1&#38;b=2">Forms</a>');
  const again = await site.request('/', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  const [, style = ''] = /href="(\/desk\/[\da-f]+\.css)"/.exec(text) ?? [];
  expect((await site.request(style)).headers['content-type']).toContain('text/css');
  const app = await site.request('/app');
  expect(app.text).toContain('<meta name="homeplot-desk"');
  expect(app.text).not.toContain('Springfield');
});

test('its county map is offered, and its host is the only one that the content policy gets', async () => {
  const listed = validConfig({ SOURCES: 'none', DESK: await fileOf(desk) });
  expect(sourceOrigins(listed.sources)).toEqual(['https://gis.example.gov/arcgis/']);
  const { source: _, ...plain } = desk;
  expect(sourceOrigins(validConfig({ SOURCES: 'none', DESK: await fileOf(plain) }).sources)).toEqual([]);
});

test('without the setting there is no desk, and no page is changed', async () => {
  expect(validConfig({ DESK: '' }).desk).toBeNull();
  const site = await TestSite.open();
  onTestFinished(() => site.close());
  expect((await site.request('/desk.json')).status).toBe(404);
  expect((await site.request('/app')).text).toBe('<div id="root"></div>');
});

test.each([
  ['an unknown field', { ...desk, logo: 1 }, '"logo" isn\'t a part of desks.'],
  [
    'a seal of another type',
    { ...desk, seal: 'seal.svg' },
    'its seal seal.svg is neither a PNG nor a JPEG picture.',
  ],
  ['a seal that is missing', { ...desk, seal: 'none.png' }, "its seal none.png can't be read."],
  [
    'a seal from elsewhere',
    { ...desk, seal: 'https://a.gov/x.png' },
    'is an address; it has to be a file beside the desk, or data.',
  ],
  [
    'a seal as data of another type',
    { ...desk, seal: 'data:image/svg+xml;base64,AAAA' },
    'is not data of a PNG or a JPEG in Base64.',
  ],
  ['a pack that is missing', { ...desk, pack: 'nowhere' }, 'there is no pack "nowhere"'],
  [
    'a county map that is missing',
    { ...desk, source: 'nowhere' },
    'DESK names the county map "nowhere", which is neither built in nor listed in SOURCES.',
  ],
  [
    'another county map of the same id',
    { ...desk, source: { ...source, id: 'dane-wi' } },
    'two different county maps with the id "dane-wi".',
  ],
])('%s stops the start with one sentence', async (_, value, said) => {
  expect(readConfig({ DESK: await fileOf(value) })).toEqual({ problem: [expect.stringContaining(said)] });
});

test.each([
  ['/nowhere/desk.json', "The file /nowhere/desk.json can't be read."],
  ['{"id":"x"}', '"{"id":"x"}" is not a .json file.'],
])('%s stops the start with one sentence', (given, said) => {
  expect(readConfig({ DESK: given })).toEqual({ problem: [expect.stringContaining(said)] });
});
