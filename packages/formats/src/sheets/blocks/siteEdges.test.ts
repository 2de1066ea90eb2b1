// Red and blue edges on UK plans, the names of their roads, and what such a plan still lacks.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Mark } from '@homeplot/plan/recordingPen';
import type { Sheet, SiteEdgesBlock } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { marksOf, planOf, wordsIn } from '../../../testing/testSheets.ts';
import { plainSheet, sheetPresets } from '../presets.ts';
import { edgingsOf } from './siteEdges.ts';

registerLateKinds();

const lot = (id: string, x: number, width: number) => ({
  id,
  type: 'lot',
  vertices: [
    { x, y: 0 },
    { x: x + width, y: 0 },
    { x: x + width, y: 200 },
    { x, y: 200 },
  ],
});
const road = (name: string | undefined, y: number) => ({
  type: 'road',
  startX: -400,
  startY: y,
  endX: 600,
  endY: y,
  roadWidth: 36,
  ...(name ? { name } : {}),
});
const plan = planOf(
  [lot('site', 0, 160), lot('field', 170, 120), road('High Street', 260), road('Mill Lane', -60)],
  {
    units: 'metres',
  },
);

function sheetOf(id: string, edges: Partial<SiteEdgesBlock> = {}, more: Partial<Sheet> = {}): Sheet {
  const preset = sheetPresets.find((one) => one.id === id);
  const blocks = preset?.blocks(plan, true) ?? [];
  return {
    ...plainSheet({ paper: 'A4', orientation: 'portrait' }),
    ...preset?.sheet,
    ...more,
    blocks: blocks.map((block) => (block.type === 'siteEdges' ? { ...block, ...edges } : block)),
  };
}

/** How many lines are drawn in red and in blue around a lot, which have four corners. */
const edges = (marks: readonly Mark[]) => {
  const count = (color: string): number =>
    marks.filter(
      (mark) => mark.mark === 'path' && mark.style.stroke === color && mark.path.vertices.length > 2,
    ).length;
  return { red: count('#e3000f'), blue: count('#0050c8') };
};
const lacksOf = (sheet: Sheet, of = plan): string => marksOf(of, sheet).drawing.lacks.join(' ');

test('the location plan is at 1:1250 on A4 with its site edged red, two roads named, and no note not to scale it', () => {
  const { marks, drawing } = marksOf(plan, sheetOf('ukLocation', { credit: '© Crown copyright 2026' }));
  expect(drawing.scale?.name).toBe('1:1250');
  expect(edges(marks)).toEqual({ red: 1, blue: 0 });
  const words = wordsIn(marks);
  expect(words).toEqual(
    expect.arrayContaining(['High Street', 'Mill Lane', 'The site', '© Crown copyright 2026', 'N']),
  );
  expect(words.join(' ')).toContain('Scale 1:1250 on A4');
  // Lengths and areas belong on the block plan.
  expect(words.join(' ')).not.toMatch(/\d m²/);
  expect(drawing.leftOut).toEqual([]);
  expect(words.join(' ').toLowerCase()).not.toContain('do not scale');
  expect(drawing.lacks).toEqual([]);
});

test('the block plan is at 1:500', () => {
  const { drawing } = marksOf(plan, sheetOf('ukBlock'));
  expect(drawing.scale?.name).toBe('1:500');
});

test('other land of the owner is edged blue where somebody says so', () => {
  const edged = { site: 'red', field: 'blue' } as const;
  const { marks } = marksOf(plan, sheetOf('ukLocation', { edged }));
  expect(edges(marks)).toEqual({ red: 1, blue: 1 });
  expect(wordsIn(marks)).toContain('Other land of the owner');
});

test('the site is the lot on which most stands, even beside a larger one', () => {
  const shed = { type: 'shed', x: 230, y: 100, width: 10, height: 12, rotation: 0 };
  const built = planOf([lot('site', 0, 160), lot('field', 170, 120), shed], { units: 'metres' });
  expect([...edgingsOf(built, { id: 'edges', type: 'siteEdges' })]).toEqual([
    ['site', 'none'],
    ['field', 'red'],
  ]);
});

test('it says what it lacks: the site, color, roads, whose map it is, and a scale that fits', () => {
  const credit = '© Crown copyright 2026';
  expect(lacksOf(sheetOf('ukLocation', { credit, edged: { site: 'none' } }))).toBe('');
  expect(lacksOf(sheetOf('ukLocation', { credit, edged: { site: 'none', field: 'blue' } }))).toMatch(
    /^No lot is edged red/,
  );
  expect(lacksOf(sheetOf('ukLocation', { credit }, { style: 'blackAndWhite' }))).toMatch(/in color/);
  expect(lacksOf(sheetOf('ukLocation'))).toMatch(/source of this map/);
  const lonely = planOf([lot('site', 0, 160), road('High Street', 260)], { units: 'metres' });
  expect(lacksOf(sheetOf('ukLocation', { credit }), lonely)).toMatch(/names 1 of 2 roads/);
  const wide = sheetOf('ukLocation', { credit }, { paper: 'Letter', orientation: 'landscape' });
  const around = { minX: -400, minY: -400, maxX: 600, maxY: 600 };
  const far = wide.blocks.map((block) => (block.type === 'viewport' ? { ...block, crop: around } : block));
  expect(lacksOf({ ...wide, blocks: far })).toMatch(/too large for 1:1250/);
});
