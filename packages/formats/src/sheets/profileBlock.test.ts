// Profiles on a sheet: the section of a line and the profile of a drive, with their scales in words.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { ProfileBlock, Sheet } from '@homeplot/plan/sheet';
import { textWidth } from '@homeplot/plan/textMetrics';
import { expect, test } from 'vitest';
import { sheetsWithLost, withoutLost } from './blocks/lostProfiles.ts';
import { sheetPresets } from './presets.ts';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';

registerLateKinds();

/** In squares of half a foot: a lot that falls 6% to the street at the bottom. */
const spots = [0, 200].flatMap((x) =>
  [0, 240].map((y) => ({
    id: `spot-${x}-${y}`,
    type: 'spotElevation',
    x,
    y,
    elevation: 107.2 - 0.03 * y,
    measuredBy: 'level',
  })),
);
const house = {
  id: 'house',
  type: 'building',
  status: 'proposed',
  finishedFloor: 106.4,
  garageFloor: 104.6,
  vertices: [
    { x: 60, y: 60 },
    { x: 150, y: 60 },
    { x: 150, y: 120 },
    { x: 60, y: 120 },
  ],
};
const drive = {
  id: 'drive',
  type: 'driveway',
  status: 'proposed',
  width: 24,
  streetElevation: 100.6,
  garageElevation: 104.56,
  transition: 20,
  vertices: [
    { x: 120, y: 220 },
    { x: 120, y: 120 },
  ],
};
const line = {
  id: 'line',
  type: 'sectionLine',
  letter: 'A',
  vertices: [
    { x: 80, y: 10 },
    { x: 80, y: 230 },
  ],
};
const lot = { id: 'lot', type: 'rectangle', x: 10, y: 20, width: 180, height: 200 };

function profileSheet(
  blocks: readonly Omit<ProfileBlock, 'type'>[],
  style: Sheet['style'] = 'color',
  settings: object = {},
) {
  const plan = planOf([...spots, lot, house, drive, line], { elevations: { datum: 'NAVD88' }, ...settings });
  const sheet: Sheet = {
    id: 'profiles',
    title: 'Profiles',
    paper: 'Tabloid (ANSI B)',
    orientation: 'landscape',
    style,
    blocks: [...blocks.map((block) => ({ ...block, type: 'profile' })), { id: 'title', type: 'titleBlock' }],
  };
  return { plan, sheet, ...marksOf(plan, sheet) };
}

test('a section has its title, both scales, the datum, the floors and the lines that it crosses', () => {
  const words = wordsIn(profileSheet([{ id: 'one', object: 'line', exaggeration: 2 }]).marks);
  expect(words).toContain('Section A–A');
  expect(words.find((one) => one.startsWith('Horizontal'))).toBe(
    `Horizontal 1" = 10', vertical 1" = 5' · existing ground dashed · proposed solid · datum: NAVD88`,
  );
  for (const said of ['FF 106.40', 'GF 104.60', 'Lot line', '0+40', 'Existing', 'Proposed'])
    expect(words).toContain(said);
});

test('the profile of a drive has its grades along it, and says its breaks and the step at the garage', () => {
  const words = wordsIn(profileSheet([{ id: 'one', object: 'drive', exaggeration: 1 }]).marks);
  expect(words).toContain('Profile: Driveway');
  // 3.96 ft over 50 ft, of which 20 count half.
  for (const said of ['9.9%', '5.0%', '100.60', '104.56', 'GF 104.60']) expect(words).toContain(said);
  expect(words.join(' ')).toContain(
    `Grades from the street: 5.0%, 9.9%, 5.0%. Sharpest sag: 4.9%. Sharpest crest: 5.0%. Step at the garage: 0' 0 1/2" up.`,
  );
});

test('profiles of lines that are called alike are numbered, in the order of the plan', () => {
  const swales = [30, 170].map((x) => ({
    ...line,
    id: `swale${x}`,
    type: 'swale',
    vertices: line.vertices.map(({ y }) => ({ x, y })),
  }));
  const plan = planOf([...spots, lot, house, drive, ...swales]);
  const blocks = ['swale170', 'swale30', 'drive'].map((object) => ({ id: object, type: 'profile', object }));
  const words = wordsIn(marksOf(plan, { ...profileSheet([]).sheet, blocks }).marks);
  const titles = words.filter((one) => one.startsWith('Profile: '));
  expect(titles).toEqual(['Profile: Swale 2', 'Profile: Swale 1', 'Profile: Driveway']);
});

test('the table of grades says the same steepest slope of a drive as the drawing', () => {
  const { plan, sheet } = profileSheet([]);
  const grades: Sheet['blocks'] = [
    { id: 'grades', type: 'table', content: 'grades' } as Sheet['blocks'][number],
  ];
  expect(wordsIn(marksOf(plan, { ...sheet, blocks: grades }).marks)).toContain('9.9%');
});

test('a table beside profiles is so wide that its longest words take two lines', () => {
  const door = { type: 'entrance', edge: 'top', x: 95, y: 60, width: 6, risers: 3 };
  const plan = planOf([...spots, lot, { ...house, entrances: [door] }, drive]);
  const blocks: Sheet['blocks'] = [
    { id: 'one', type: 'profile', object: 'drive' } as ProfileBlock,
    { id: 'grades', type: 'table', content: 'grades' } as Sheet['blocks'][number],
  ];
  const words = wordsIn(marksOf(plan, { ...profileSheet([]).sheet, blocks }).marks);
  const first = words.findIndex((one) => one.startsWith('Ground outside'));
  expect(words.slice(first, first + 2).join(' ')).toMatch(/^Ground outside door, .*(down|up), 3 risers$/);
});

test('the elevations of a drive lie clear of those of the grid beside it', () => {
  // Without a house, the profile ends with the drive.
  const plan = planOf([...spots, lot, drive]);
  const blocks: Sheet['blocks'] = [{ id: 'one', type: 'profile', object: 'drive' } as ProfileBlock];
  const { marks } = marksOf(plan, { ...profileSheet([]).sheet, paper: 'Letter', blocks });
  const texts = marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
  // The one before it is in the rows below.
  const garage = texts.findLast(({ content }) => content === '104.56');
  const grid = texts.filter(({ content, align }) => /^\d+\.00$/.test(content) && align === 'start');
  const end = (garage?.at.x ?? Infinity) + textWidth('104.56', garage?.height ?? 0) / 2;
  expect(grid.length).toBeGreaterThan(1);
  for (const { at } of grid) expect(end).toBeLessThan(at.x);
});

test('without a choice, heights are exaggerated as the room allows, and the first section line is drawn', () => {
  const { marks } = profileSheet([{ id: 'one' }]);
  expect(wordsIn(marks)).toContain('Section A–A');
  expect(wordsIn(marks).join(' ')).toContain(`Horizontal 1" = 10', vertical 1" = 2'`);
});

test('several profiles lie below one another, each as wide as the sheet', () => {
  const { drawing } = profileSheet([
    { id: 'one', object: 'line' },
    { id: 'two', object: 'drive' },
  ]);
  const [one, two] = ['one', 'two'].map((id) => drawing.boxes.get(id));
  expect(one?.minX).toBe(two?.minX);
  expect(two?.minY).toBeGreaterThan(one?.maxY ?? Infinity);
});

test('on a metric plan, scales are ratios, and elevations and stations are in meters', () => {
  const { marks } = profileSheet([{ id: 'one', object: 'line', exaggeration: 2 }], 'color', {
    units: 'metres',
  });
  const words = wordsIn(marks);
  expect(words.find((one) => one.startsWith('Horizontal'))).toContain('Horizontal 1:100, vertical 1:50');
  expect(words.join(' ')).toContain('elevations and stations in meters');
  for (const said of ['FF 32.43', '10', 'Section A–A']) expect(words).toContain(said);
});

test('the preset draws section lines first, then drives', () => {
  const { plan } = profileSheet([]);
  const preset = sheetPresets.find(({ id }) => id === 'profiles');
  const blocks = (preset?.blocks(plan, false) ?? []) as readonly ProfileBlock[];
  expect(blocks.map(({ object }) => object)).toEqual(['line', 'drive', undefined]);
});

test('in black and white, existing and proposed ground differ by their dashes', () => {
  const { marks } = profileSheet([{ id: 'one', object: 'line' }], 'blackAndWhite');
  const ground = marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.stroke && !mark.path.closed && mark.path.vertices.length > 2
      ? [mark]
      : [],
  );
  expect(new Set(ground.map(({ style }) => style.dash !== undefined)).size).toBe(2);
});

test('of a profile whose line was deleted nothing is printed, and its sheet is named and mended', () => {
  const { plan, sheet, marks } = profileSheet([{ id: 'one', object: 'gone' }]);
  expect(wordsIn(marks).join(' ')).not.toMatch(/profile|line/);
  const other = { ...sheet, id: 'other', blocks: [{ id: 'two', type: 'profile', object: 'line' }] };
  const stored = { ...plan, settings: { ...plan.settings, sheets: [sheet, other] as readonly Sheet[] } };
  expect(sheetsWithLost(stored)).toEqual([sheet]);
  const [mended, same] = withoutLost(stored);
  expect(mended?.blocks).toEqual([{ id: 'title', type: 'titleBlock' }]);
  expect(same).toEqual(other);
});

test('a drive is drawn with its heights exaggerated where three profiles share a sheet', () => {
  const three = ['drive', 'line', 'drive'].map((object, i) => ({ id: `${i}`, object }));
  const scales = wordsIn(profileSheet(three).marks).filter((words) => words.startsWith('Horizontal'));
  expect(scales).toHaveLength(3);
  for (const words of scales) expect(words).toMatch(/^Horizontal 1" = \d+', vertical/);
});

test('words that are too wide beside the scales are written below, whole, and the floor stays in the frame', () => {
  const { plan } = profileSheet([]);
  const narrow = {
    id: 'one',
    type: 'profile',
    object: 'drive',
    box: { x: 20, y: 20, width: 100, height: 120 },
  };
  const sheet = { ...profileSheet([]).sheet, blocks: [narrow as ProfileBlock] };
  const { marks } = marksOf(plan, sheet);
  const words = wordsIn(marks).join(' ');
  expect(words).not.toContain('…');
  for (const said of ['existing ground dashed', 'proposed solid', 'NAVD88']) expect(words).toContain(said);
  const texts = marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
  const floor = texts.find(({ content }) => content === 'GF 104.60');
  const right = Math.min(...texts.filter(({ align }) => align === 'start').map(({ at }) => at.x));
  expect((floor?.at.x ?? Infinity) + textWidth('GF 104.60', floor?.height ?? 0) / 2).toBeLessThan(right);
});

test('a profile on unknown ground says so and what to do', () => {
  const plan = planOf([line]);
  const { sheet } = profileSheet([{ id: 'one' }]);
  expect(marksOf(plan, sheet).drawing.lacks).toEqual([
    "The ground isn't known along this line. Add elevations, or choose another line.",
  ]);
});
