// What makes the drawing smaller is reported: facts that make the title block high, tables, or all of them.
import { projectFields, unsurveyed } from '@homeplot/plan/project';
import { describe, expect, test } from 'vitest';
import { completeSet } from './completeSet.ts';
import { plainSheet } from './presets.ts';
import { PlanViews } from './view/planViews.ts';
import { date, marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';
import { roomTaken } from './roomTaken.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import type { Attached } from './view/attached.ts';
import type { NotesBlock, SheetBlock } from '@homeplot/plan/sheet';

const scales = (project: Record<string, string>) => {
  const lot = { type: 'rectangle', x: 0, y: 0, width: 100, height: 73 };
  const plan = planOf([lot], { units: 'metres', project });
  const { drawing } = marksOf(plan, plainSheet({ paper: 'A4', orientation: 'landscape' }));
  return [drawing.scale?.name, roomTaken(drawing)?.scale.name];
};

test('the scale without the facts is named where it is larger', () => {
  const [usual] = scales({});
  expect(scales({})).toEqual([usual, undefined]);
  expect(scales({ owner: 'Ada Oak' })).toEqual([usual, undefined]);
  const long = Object.fromEntries(projectFields.map(({ name }) => [name, 'a long fact '.repeat(12)]));
  expect(scales(long)).toEqual([expect.not.stringMatching(usual ?? ''), usual]);
});

test('what takes the room is named: the largest part that does it alone, or all of them', () => {
  const lot = { type: 'rectangle', x: 0, y: 0, width: 140, height: 190 };
  const long = Object.fromEntries(projectFields.map(({ name }) => [name, 'a long fact '.repeat(12)]));
  const notesOf = (length: number): NotesBlock => ({
    id: 'notes',
    type: 'notes',
    notes: Array.from({ length }, (_, i) => `Note ${i}.`),
  });
  const notes = notesOf(24);
  const comments = { id: 'comments', type: 'comments' };
  const attached: Attached = {
    approvals: [],
    comments: Array.from({ length: 12 }, (_, i) => ({ number: i, at: { x: 0, y: 0 }, words: 'Ada: Why?' })),
  };
  const takenOn = (site: object, project: Record<string, string>, ...more: readonly SheetBlock[]) => {
    const views = new PlanViews(planOf([site], { project }));
    const plain = plainSheet({ paper: 'Tabloid (ANSI B)', orientation: 'portrait' });
    const sheet = { ...plain, blocks: [...plain.blocks, ...more] };
    const taken = roomTaken(new SheetDrawing(views, sheet, { date, attached }));
    return taken && [...taken.blocks.map(({ id }) => id), ...(taken.facts ? ['facts'] : [])];
  };
  expect(takenOn(lot, {})).toBeUndefined();
  expect(takenOn(lot, long)).toEqual(['facts']);
  expect(takenOn(lot, {}, notes)).toEqual(['notes']);
  expect(takenOn(lot, {}, comments)).toEqual(['comments']);
  // Without the one, the other still takes the same column.
  expect(takenOn(lot, {}, notes, comments)).toEqual(['notes', 'comments']);
  expect(takenOn(lot, {}, comments, notes)).toEqual(['notes', 'comments']);
  // Here either would do.
  expect(takenOn({ ...lot, width: 330, height: 420 }, long, notesOf(6))).toEqual(['facts']);
});

test('a set that is laid out before its date is known is the same on the day of its print', () => {
  const table = { id: 'notes', type: 'notes', notes: Array.from({ length: 30 }, (_, i) => `Note ${i}.`) };
  const project = { ...usualProject, legal: 'a long fact '.repeat(20) };
  for (let height = 150; height < 320; height += 5) {
    const plain = plainSheet({ paper: 'Tabloid (ANSI B)', orientation: 'portrait' });
    const sheet = { ...plain, blocks: [...plain.blocks, table] };
    const lot = { type: 'rectangle', x: 0, y: 0, width: 200, height };
    const plan = planOf([lot], { title: 'New residence', project, sheets: [sheet] });
    const views = new PlanViews(plan);
    const on = (day: string) => new SheetDrawing(views, sheet, { date: day }).boxes;
    expect(on('')).toEqual(on(date));
  }
});

test('on upright Letter the north arrow is beside the facts, so that two rows take no more than 53 mm', () => {
  const project = {
    owner: 'M. and T. Whitfield, 541 555 0142',
    zoning: 'R-1, low density residential',
    source: 'Deed of May 3, 1998, not a survey',
    legal: 'Lot 4, Block 2, Maple Grove Addition, Lane County',
  };
  const address = '1428 Elm Street, Springfield, OR 97477';
  const tree = { type: 'tree', x: 20, y: 20, radius: 8 };
  const plan = planOf([tree], { title: 'Swimming pool', address, parcel: '17-03-25-44-01200', project });
  const sheet = plainSheet({ paper: 'Letter', orientation: 'portrait' });
  const { drawing } = marksOf(plan, sheet);
  const title = drawing.boxes.get('title');
  expect(title && title.maxY - title.minY).toBeLessThan(53);
});

test('a single fact that has room on one line is not split between two columns', () => {
  const source = 'Lot lines from county map, not a survey';
  const plan = planOf([{ type: 'tree', x: 20, y: 20, radius: 8 }], { project: { source } });
  const { marks } = marksOf(plan, plainSheet({ paper: 'Letter', orientation: 'portrait' }));
  expect(wordsIn(marks)).toContainEqual(expect.stringContaining(source));
});

test('the source of the lot lines is said once, though the lot says it too', () => {
  const vertices = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 80 },
  ];
  for (const [from, told] of [
    ['deed', unsurveyed.deed],
    ['county map', `${unsurveyed['county map']}.`],
  ] as const) {
    const lot = { type: 'lot', vertices, edges: vertices.map(() => ({ source: from })) };
    const said = (source: string) => {
      const { marks } = marksOf(
        planOf([lot], { project: { source } }),
        plainSheet({ paper: 'Letter', orientation: 'portrait' }),
      );
      return wordsIn(marks).join(' ').split('not a survey').length - 1;
    };
    expect(said(told)).toBe(1);
    expect(said('Deed of May 3, 1998')).toBe(1);
    expect(said('Deed of May 3, 1998, not a survey')).toBe(2);
  }
});

const usualProject = {
  owner: 'Maria and Daniel Hernandez-Castellanos',
  ownerContact: '(503) 555-0142',
  preparer: 'Northside Building Contractors LLC',
  preparerContact: 'permits@northside-builders.example',
  license: 'CCB 218843',
  scope: 'New two-story dwelling with attached garage, deck, driveway, septic system and well',
  use: 'Single-family dwelling',
  zoning: 'R-1, low density residential',
  datum: 'NAVD88, benchmark at the intersection, 100.00',
  source: 'Deed of May 3, 1998, not a survey; the south line follows the right of way',
  legal: 'Lot 4, Block 2, Maple Grove Addition, Lane County',
};

test('on upright Letter facts begin below the project, in the paper that it leaves', () => {
  const settings = { title: 'New residence', address: '1420 Willow Bend Drive', project: usualProject };
  const plan = planOf([{ type: 'tree', x: 20, y: 20, radius: 8 }], settings);
  const { drawing } = marksOf(plan, plainSheet({ paper: 'Letter', orientation: 'portrait' }));
  const title = drawing.boxes.get('title');
  expect(title && title.maxY - title.minY).toBeLessThan(76);
});

describe.each(['landscape', 'portrait'] as const)('with usual facts, on Letter in %s,', (orientation) => {
  // Beside a lot that is as wide as the sheet, a column has no room.
  const [width, height] = orientation === 'landscape' ? [460, 280] : [200, 300];
  const lot = { type: 'rectangle', x: 0, y: 0, width, height };
  const sheet = plainSheet({ paper: 'Letter', orientation });
  const fromAbove = { ...sheet, id: 'massing', blocks: [{ id: 'massing', type: 'massing' }] };
  const plan = (project: Record<string, string>) =>
    planOf([lot], {
      title: 'New residence',
      address: '1420 Willow Bend Drive',
      project,
      sheets: [sheet, fromAbove],
    });

  test('a drawing of a set keeps its scale: facts without room are on a sheet without drawings', () => {
    const bare = marksOf(plan({}), sheet).drawing.scale?.name;
    const full = plan(usualProject);
    const views = new PlanViews(full);
    const set = completeSet(views, full.settings.sheets ?? []);
    const [first, , further] = set.map((one) => marksOf(full, one, views));
    expect(first?.drawing.scale?.name).toBe(bare);
    expect(wordsIn(first?.marks ?? []).join(' ')).toContain('More facts: see other sheet');
    expect(further?.drawing.missing).toEqual([]);
    const said = wordsIn(further?.marks ?? []).join(' ');
    expect(said).toContain('PROJECT FACTS AND NOTES');
    for (const fact of Object.values(usualProject)) expect(said).toContain(fact.split(' ').at(-1));
    expect(set[1]).toEqual(fromAbove);
    expect(completeSet(views, set)).toEqual(set);
  });
});

describe('on 11 × 17 in landscape, a deep lot with its street', () => {
  const site = [
    { type: 'rectangle', x: 0, y: 0, width: 160, height: 300 },
    { type: 'road', startX: -60, startY: 330, endX: 220, endY: 330, roadWidth: 40, name: 'Main St' },
  ];
  const chosen = (feetPerInch?: number) =>
    marksOf(
      planOf(site, { title: 'Deck', address: '1420 Willow Bend Drive', project: usualProject }),
      plainSheet({
        paper: 'Tabloid (ANSI B)',
        orientation: 'landscape',
        ...(feetPerInch ? { feetPerInch } : {}),
      }),
    ).drawing;

  test('has all of the height at 1 in = 20 ft, with the title block in a column beside it', () => {
    const drawing = chosen();
    expect([drawing.scale?.feetPerInch, drawing.missing, drawing.cut]).toEqual([20, [], []]);
    expect(drawing.boxes.get('title')?.minX).toBeGreaterThan(300);
  });

  test('is offered that scale while a smaller one is chosen, which leaves the title block below', () => {
    const drawing = chosen(30);
    expect([drawing.scale?.feetPerInch, drawing.boxes.get('title')?.minX]).toEqual([30, 10]);
    const [block] = drawing.viewports;
    const largest = block && drawing.scales(block).find(({ fits }) => fits);
    expect(largest?.feetPerInch).toBe(20);
    // The sheet is laid out once for it.
    expect(block && drawing.scales(block)).toBe(block && drawing.scales(block));
  });
});
