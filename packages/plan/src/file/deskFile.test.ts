// The file of a desk: what is read, and each fault in one sentence with nothing taken.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDeskText, type DeskSurroundings } from './deskFile.ts';

/** The head of a PNG of 2 by 3 pixels; its size is all that is read. */
const png = new Uint8Array(33);
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
png[19] = 2;
png[23] = 3;

const around = (bytes: Uint8Array | string = png): DeskSurroundings => ({
  sealBytes: () => bytes,
  sha256: () => 'a'.repeat(64),
});

const source = {
  id: 'example-county',
  name: 'Example County',
  date: '2026-11-28',
  attribution: 'Example',
  layers: [{ title: 'Parcels', gives: 'parcels', kind: 'arcgis', url: 'https://gis.example.gov/0' }],
};
const pack = { id: 'example-r1', name: 'Example, R-1', date: '2026-11-28', setbacks: { front: 25 } };
const desk = {
  id: 'example',
  name: 'Example County Planning',
  date: '2026-11-28',
  seal: 'seal.png',
  telephone: '+1 (509) 555-0100',
  mail: 'planning@county.example.gov',
  address: '1 Example Street',
  links: [{ title: 'Forms', url: 'https://county.example.gov/forms' }],
  pack,
  source,
  sheet: { paper: 'Tabloid (ANSI B)', disclaimers: ['Not a survey.'], stamp: { width: 3, height: 2 } },
  portal: 'general',
  library: [{ title: 'Access', tools: ['driveway', 'culvert'] }],
  start: {
    purposes: [{ purpose: 'shed', title: 'Shed or garage', items: ['septic'] }],
    has: ['map', 'size'],
  },
};

const read = (value: unknown, surroundings = around()) => readDeskText(JSON.stringify(value), surroundings);

test('a desk is read whole, with its seal, its pack, its source and what its sheet leaves to be assumed', () => {
  const reading = read(desk);
  expect(reading).toMatchObject({
    ok: true,
    desk: {
      id: 'example',
      seal: { type: 'image/png', width: 2, height: 3, sha256: 'a'.repeat(64) },
      pack: { id: 'example-r1', setbacks: { front: 25 }, items: [] },
      source: 'example-county',
      sheet: { orientation: 'landscape', presets: ['site'] },
      start: desk.start,
    },
    source: { id: 'example-county' },
  });
});

test('a desk needs only its id, its name and its date, and may name what the product has', () => {
  expect(read({ id: 'a', name: 'A', date: '2026-11-28' })).toMatchObject({ ok: true, desk: { links: [] } });
  expect(read({ ...desk, pack: 'us-general', source: 'walla-walla-wa' })).toMatchObject({
    ok: true,
    desk: { pack: { id: 'us-general' }, source: 'walla-walla-wa' },
  });
});

test('the example in the documentation is a desk', () => {
  const docs = readFileSync(new URL('../../../../docs/desks.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json desk\n(.*?)```/s.exec(docs) ?? [];
  expect(readDeskText(example, around())).toMatchObject({ ok: true, desk: { id: 'springfield' } });
});

test("the file of Walla Walla County's tool is read", () => {
  const path = new URL('../../../../deploy/desks/wallaWalla.json', import.meta.url);
  const reading = readDeskText(readFileSync(path, 'utf8'), around());
  expect(reading).toMatchObject({ ok: true, desk: { source: 'walla-walla-wa' } });
});

const sheet = desk.sheet;
/** What is wrong, the file with it, and the end of the sentence that says so. */
const faults: readonly (readonly [what: string, value: unknown, said: string])[] = [
  ['a list', [], "This isn't a desk: the file is a list."],
  ['no name', { ...desk, name: undefined }, '"name" is missing.'],
  ['a name of blanks', { ...desk, name: ' ' }, '"name" is the text " ".'],
  ['a line break in the name', { ...desk, name: 'A\nB' }, '"name" is the text "A\nB".'],
  ['a day that does not exist', { ...desk, date: '2026-02-30' }, '"date" is the text "2026-02-30".'],
  ['an unknown field', { ...desk, logo: 'x.png' }, '"logo" isn\'t a part of desks.'],
  [
    'an unknown field of its sheet',
    { ...desk, sheet: { ...sheet, size: 1 } },
    '"sheet size" isn\'t a part of desks.',
  ],
  [
    'a script as a link',
    { ...desk, links: [{ title: 'X', url: 'javascript:alert(1)' }] },
    '"links 1 url" is the text "javascript:alert(1)".',
  ],
  [
    'a link without encryption',
    { ...desk, links: [{ title: 'X', url: 'http://a.gov' }] },
    '"links 1 url" is the text "http://a.gov".',
  ],
  [
    'two links of a title',
    { ...desk, links: [...desk.links, ...desk.links] },
    'the link "Forms" is listed twice.',
  ],
  ['letters as a telephone', { ...desk, telephone: 'call us' }, '"telephone" is the text "call us".'],
  [
    'a mail address with a subject',
    { ...desk, mail: 'a@b.gov?subject=x' },
    '"mail" is the text "a@b.gov?subject=x".',
  ],
  [
    'a pack that is missing',
    { ...desk, pack: 'springfield' },
    'there is no pack "springfield", only us-general, ca-general, uk-general, au-general.',
  ],
  [
    'a pack without a date',
    { ...desk, pack: { ...pack, date: undefined } },
    'in its pack, the date is missing.',
  ],
  [
    'a pack with a setback that is no number',
    { ...desk, pack: { ...pack, setbacks: { front: '25' } } },
    'in its pack, "setbacks.front" was left out: the text "25" isn\'t a valid value.',
  ],
  [
    'a pack with an unknown setback',
    { ...desk, pack: { ...pack, setbacks: { frnt: 25 } } },
    '"pack setbacks frnt" isn\'t a part of packs.',
  ],
  [
    'a pack with an unknown field',
    { ...desk, pack: { ...pack, colour: 1 } },
    '"pack colour" isn\'t a part of packs.',
  ],
  [
    'a pack that passes for a built-in one',
    { ...desk, pack: { ...pack, id: 'us-general' } },
    'its pack has the id of a built-in one, "us-general".',
  ],
  [
    'a source that is none',
    { ...desk, source: { ...source, layers: [] } },
    'in its source, "layers" is a list.',
  ],
  [
    'a paper that nobody has',
    { ...desk, sheet: { paper: '11 x 17' } },
    '"sheet paper" is the text "11 x 17".',
  ],
  [
    'a stamp space over half the sheet',
    { ...desk, sheet: { ...sheet, stamp: { width: 9, height: 3 } } },
    'the stamp space of its sheet, 9 × 3 in, is more than half of Tabloid (ANSI B).',
  ],
  [
    'a sheet that its portal refuses',
    { ...desk, portal: 'honolulu', sheet: { paper: 'Letter' } },
    'its sheet is Letter, but Honolulu, HI takes at least 24 × 36 in.',
  ],
  [
    'two stamp spaces',
    { ...desk, portal: 'honolulu', sheet: { ...sheet, paper: 'Arch D' } },
    'its sheet has a stamp space, but Honolulu, HI has one of its own; leave one of them out.',
  ],
  [
    'an upright sheet for a portal of landscape ones',
    { ...desk, portal: 'mississauga', sheet: { paper: 'Letter', orientation: 'portrait' } },
    'its sheet is upright, but Mississauga, ON takes landscape sheets only.',
  ],
  [
    'a sheet in color for a portal without',
    { ...desk, portal: 'toronto', sheet: { paper: 'Letter', style: 'color' } },
    'its sheet is in color, but Toronto, ON takes black and white only.',
  ],
  [
    'a sheet that its pack refuses',
    { ...desk, pack: { ...pack, sheet: { smallest: { width: 18, height: 24 } } } },
    'its sheet is Tabloid (ANSI B), but its pack asks for at least 18 × 24 in.',
  ],
  [
    'a stamp space that its pack finds too small',
    { ...desk, pack: { ...pack, sheet: { stamp: { width: 4, height: 4 } } } },
    "its sheet's stamp space is 2 × 3 in, but its pack asks for 4 × 4 in.",
  ],
  [
    'two portals',
    { ...desk, pack: { ...pack, portal: 'toronto' } },
    'its portal is "general", but its pack\'s is "toronto".',
  ],
  ['an unknown portal', { ...desk, portal: 'atlantis' }, '"portal" is the text "atlantis".'],
  [
    'a purpose that is there twice',
    { ...desk, start: { purposes: [{ purpose: 'shed' }, { purpose: 'shed' }] } },
    'the purpose "shed" is listed twice.',
  ],
  [
    'an unknown purpose',
    { ...desk, start: { purposes: [{ purpose: 'castle' }] } },
    '"start purposes 1 purpose" is the text "castle".',
  ],
  [
    'a purpose with an unknown item',
    { ...desk, start: { purposes: [{ purpose: 'shed', items: ['moat'] }] } },
    '"start purposes 1 items 1" is the text "moat".',
  ],
  ['a start without purposes', { ...desk, start: { purposes: [] } }, '"start purposes" is a list.'],
  [
    'an unknown tool',
    { ...desk, library: [{ title: 'X', tools: ['moat'] }] },
    '"library 1 tools 1" is the text "moat".',
  ],
];

test.each(faults)('%s is one sentence, and nothing is taken', (_, value, said) => {
  const reading = read(value);
  expect(reading).toEqual({ ok: false, problem: expect.stringContaining(said) as unknown });
  expect(reading.ok ? '' : reading.problem).toMatch(/^This (isn't a desk|desk can't be used): /);
});

test.each([
  ['is neither a PNG nor a JPEG picture', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ["can't be read", "can't be read"],
  ['has 300,001 bytes; at most 300,000 are taken', new Uint8Array(300_001)],
  [
    'is 5,002 by 3 pixels; each side has to be from 1 to 4,000',
    Uint8Array.from(png, (byte, i) => (i === 18 ? 0x13 : i === 19 ? 0x8a : byte)),
  ],
])('a seal that %s is one sentence', (said, bytes) => {
  expect(read(desk, around(bytes))).toEqual({
    ok: false,
    problem: `This desk can't be used: its seal seal.png ${said}.`,
  });
});

test('the size of a JPEG is read behind its other parts', () => {
  const jpeg = Uint8Array.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 5, 0, 7, 0, 0, 0,
  ]);
  expect(read(desk, around(jpeg))).toMatchObject({
    desk: { seal: { type: 'image/jpeg', width: 7, height: 5 } },
  });
});

test.each(['', 'seal', `{"name":"${'x'.repeat(1_000_000)}"}`, '['.repeat(10_000)])(
  'what is no JSON, or too long, is no desk',
  (text) => {
    expect(readDeskText(text, around())).toMatchObject({ ok: false });
  },
);

test('names of prototypes are unknown fields', () => {
  const text = JSON.stringify(desk).replace('{', '{"__proto__":{"name":"x"},');
  expect(readDeskText(text, around())).toMatchObject({ ok: false });
});
