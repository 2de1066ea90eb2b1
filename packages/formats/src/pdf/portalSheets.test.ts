// Sheets that are prepared for a portal: a corner that stays blank, and no color.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { boxWidth, boxHeight, overlaps, type Box } from '@homeplot/plan/box';
import { textFrame } from '@homeplot/plan/textFrame';
import { pathBox } from '@homeplot/plan/boundsPen';
import type { Sheet } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { plainSheet, sheetPresets } from '../sheets/presets.ts';
import { sheetSize } from '../paper/papers.ts';
import { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { arranged, placedBlock } from '../sheets/sheetEdits.ts';
import { townPlan } from '../../testing/townPlan.ts';
import { portals } from './portals.ts';
import { suited, suits } from './portalSheets.ts';

const plan = townPlan(4);
const views = new PlanViews(plan);
const drawingOf = (sheet: Sheet) => new SheetDrawing(views, sheet, { date: 'Nov 23, 2026' });
const portal = (id: string) => {
  const found = portals.find((one) => one.id === id);
  if (!found) throw new Error(`no portal ${id}`);
  return found;
};
const large = (preset: (typeof sheetPresets)[number]): Sheet => ({
  ...plainSheet({ paper: 'Arch D', orientation: 'landscape' }),
  title: preset.title,
  blocks: preset.blocks(plan, false),
});

/** The boxes of all marks on a sheet, in millimeters of paper. */
function inkOf(sheet: Sheet): readonly Box[] {
  const pen = new RecordingPen(2.5);
  drawingOf(sheet).draw(pen);
  return pen.marks.flatMap((mark): readonly Box[] => {
    if (mark.mark === 'path') {
      const { vertices, closed } = mark.path;
      if (mark.style.fill) return [pathBox(mark.path)];
      return vertices.flatMap((from, i) => {
        const to = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
        return to ? [pathBox({ vertices: [from, to], closed: false })] : [];
      });
    }
    if (mark.mark !== 'text') return [];
    return [pathBox({ vertices: textFrame(mark.text), closed: true })];
  });
}

describe('for Honolulu', () => {
  const { stampSpace } = portal('honolulu');

  test.each(sheetPresets.map((preset) => [preset.title, preset] as const))(
    'nothing of the sheet "%s" is within 5.75 x 3.75 in of the top right corner',
    (_, preset) => {
      const sheet = large(preset);
      expect(suits(sheet, portal('honolulu'))).toBe(false);
      const prepared = suited(sheet, portal('honolulu'));
      expect(suits(prepared, portal('honolulu'))).toBe(true);
      const { width } = sheetSize(prepared);
      const [across, down] = [5.75 * 25.4, 3.75 * 25.4];
      const corner = { minX: width - across, maxX: width, minY: 0, maxY: down };
      expect(stampSpace && [stampSpace.width, stampSpace.height]).toEqual([across, down]);
      const inside = inkOf(prepared).filter((box) => overlaps(box, corner));
      expect(inside.map((box) => [boxWidth(box), boxHeight(box)])).toEqual([]);
    },
  );

  test('blocks without room beside the corner on small paper are reported, and nothing is drawn off the paper', () => {
    const blocks = [
      ...large(sheetPresets[0] as (typeof sheetPresets)[number]).blocks,
      { id: 'qr', type: 'qr' },
    ];
    const small = { ...plainSheet({ paper: 'Letter', orientation: 'landscape' }), blocks };
    const drawing = drawingOf(suited(small, portal('honolulu')));
    for (const box of drawing.boxes.values()) expect(box.minX).toBeGreaterThan(9.9);
    expect(drawing.missing.length).toBeGreaterThan(0);
  });

  test('the corner is given back when another portal is chosen', () => {
    const [preset] = sheetPresets;
    if (!preset) throw new Error('no preset');
    const prepared = suited(large(preset), portal('honolulu'));
    expect(drawingOf(prepared).overStamp).toEqual([]);
    expect(suited(prepared, portal('general'))).toEqual(large(preset));
  });

  test('preparing twice changes nothing, and a sheet whose parts were moved keeps them', () => {
    const [preset] = sheetPresets;
    if (!preset) throw new Error('no preset');
    const prepared = suited(large(preset), portal('honolulu'));
    expect(suited(prepared, portal('honolulu'))).toEqual(prepared);
    const [block] = large(preset).blocks;
    const sheet = large(preset);
    const box = { x: 20, y: 20, width: 300, height: 300 };
    const moved = placedBlock(sheet, drawingOf(sheet).boxes, block?.id ?? '', box);
    const { blocks } = suited(moved, portal('honolulu'));
    expect(blocks.slice(1)).toEqual(moved.blocks);
    expect(blocks[0]?.box).toMatchObject({ y: 10, width: stampSpace?.width });
    // What the user's arrangement has in that corner is told.
    expect(drawingOf({ ...moved, blocks }).overStamp.map(({ id }) => id)).toEqual([
      'legend',
      'coverage',
      'setbacks',
    ]);
    expect(arranged(moved).blocks.every(({ box: place }) => !place)).toBe(true);
  });
});

test('for Toronto the sheet is black and white, otherwise as it was', () => {
  const [preset] = sheetPresets;
  if (!preset) throw new Error('no preset');
  const sheet = large(preset);
  expect(suited(sheet, portal('toronto'))).toEqual({ ...sheet, style: 'blackAndWhite' });
});
