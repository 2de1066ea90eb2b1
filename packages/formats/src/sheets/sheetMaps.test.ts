// The map on a sheet: only where the plan prints it, out to the frame and the other blocks, with its attribution and the
// neighbors.
import { contains, grow } from '@homeplot/plan/box';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Mark } from '@homeplot/plan/recordingPen';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { PlanMap } from '@homeplot/plan/planMap';
import { readMapAddress } from '@homeplot/plan/printedMap';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { borderOf } from './view/layout.ts';
import { plainSheet } from './presets.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanViews } from './view/planViews.ts';

registerLateKinds();

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];
const surveyed = corners.map(() => ({ source: 'surveyed', recorded: {} }) as const);
const lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, surveyed) };
const neighbor: PlanObject & { readonly vertices: readonly object[] } = {
  id: 'neighbor',
  type: 'lineWork',
  order: 'a1',
  vertices: [
    { x: 100, y: 0 },
    { x: 400, y: 0 },
    { x: 400, y: 150 },
  ],
  layer: 'neighbors',
  source: 'county map',
} as const;
const map: PlanMap = { tiles: 'aerial', fade: 40, printed: true, attribution: '© Mappers' };

const outline = { ...neighbor, closed: true, color: '#1f2937', weight: '0.18', lineType: 'continuous' };

const planWith = (given: PlanMap | undefined): Plan =>
  createPlan({
    objects: [lot, outline],
    settings: {
      ...defaultSettings,
      layers: [...defaultSettings.layers, { id: 'neighbors', title: 'Neighbors', unprinted: true }],
      ground: { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'map' },
      ...(given ? { map: given } : {}),
    },
  });

const letter = plainSheet({ paper: 'Letter', orientation: 'portrait' });
const drawingOf = (plan: Plan, sheet: Sheet = letter): SheetDrawing =>
  new SheetDrawing(new PlanViews(plan), sheet, { date: '' });

function marksOf(drawing: SheetDrawing): readonly Mark[] {
  const pen = new RecordingPen();
  drawing.draw(pen);
  return pen.marks;
}
const imagesIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.mark === 'image' ? [mark.image] : []));
const textsIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));

test('a printed map lies under everything, and fills the paper up to the frame and the other blocks', () => {
  const drawing = drawingOf(planWith(map));
  const marks = marksOf(drawing);
  expect(marks[0]?.mark).toBe('image');
  expect(textsIn(marks)).toContain('© Mappers');
  const [image] = imagesIn(marks);
  if (!image) throw new Error('no map');
  const room = {
    minX: image.at.x,
    minY: image.at.y,
    maxX: image.at.x + image.width,
    maxY: image.at.y + image.height,
  };
  const border = borderOf(drawing.size);
  expect(room.minX).toBeCloseTo(border.minX, 1);
  expect(room.maxX).toBeCloseTo(border.maxX, 1);
  expect(room.minY).toBeCloseTo(border.minY, 1);
  const others = drawing.shown.flatMap(({ id, type }) => (type === 'viewport' ? [] : drawing.boxes.get(id)));
  expect(room.maxY).toBeCloseTo(Math.min(...others.map((box) => box?.minY ?? 0)), 1);
});

test('the picture shows exactly the ground of its paper, so one address is one picture', () => {
  const drawing = drawingOf(planWith(map));
  const [image] = imagesIn(marksOf(drawing));
  expect(drawing.maps).toEqual([image?.href]);
  const extent = readMapAddress(image?.href ?? '')?.extent;
  const perFoot = 25.4 / (drawing.scale?.feetPerInch ?? 0);
  expect(((extent?.maxX ?? 0) - (extent?.minX ?? 0)) * perFoot).toBeCloseTo(image?.width ?? 0, 1);
  expect(contains(extent ?? grow(border, 1), { minX: 0, minY: 0, maxX: 100, maxY: 150 })).toBe(true);
});
const border = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

test('a map that is not printed leaves no trace, nor do neighbors', () => {
  const { printed: _, ...unprinted } = map;
  const bare = marksOf(drawingOf(planWith(undefined)));
  expect(marksOf(drawingOf(planWith(unprinted)))).toEqual(bare);
  expect(drawingOf(planWith(unprinted)).maps).toEqual([]);
});

test('neighbors come with the map, cut to its paper, and make the drawing no smaller', () => {
  const [bare, mapped] = [drawingOf(planWith(undefined)), drawingOf(planWith(map))];
  expect(mapped.scale).toEqual(bare.scale);
  const lines = (drawing: SheetDrawing) =>
    marksOf(drawing).flatMap((mark) =>
      mark.mark === 'path' && mark.style.layer === 'neighbors' ? [mark.path.vertices] : [],
    );
  expect(lines(bare)).toEqual([]);
  const right = borderOf(mapped.size).maxX;
  const drawn = lines(mapped).flat();
  expect(drawn.length).toBeGreaterThan(1);
  expect(Math.max(...drawn.map(({ x }) => x))).toBeCloseTo(right, 1);
});

test('in black and white the map has another address, of a picture without color', () => {
  const drawing = drawingOf(planWith(map), { ...letter, style: 'blackAndWhite' });
  const [image] = imagesIn(marksOf(drawing));
  expect(drawing.maps).toEqual([image?.href]);
  expect(readMapAddress(image?.href ?? '')?.isGray).toBe(true);
});

test('blocks that lie over the map have white paper under them', () => {
  const box = { x: 80, y: 80, width: 60, height: 45 };
  const sheet: Sheet = { ...letter, blocks: [...letter.blocks, { id: 'key', type: 'legend', box }] };
  const drawing = drawingOf(planWith(map), sheet);
  const white = marksOf(drawing).flatMap((mark) =>
    mark.mark === 'path' && mark.style.fill === '#ffffff' && !mark.style.stroke
      ? [mark.path.vertices[0]]
      : [],
  );
  expect(white).toContainEqual({ x: 80, y: 80 });
});

test('a block in a corner lies over the map, and one along a whole side ends it', () => {
  const small = letter.blocks.flatMap((block) =>
    block.type === 'viewport' ? { ...block, feetPerInch: 40 } : block.type === 'titleBlock' ? block : [],
  );
  const roomWith = (box: { x: number; y: number; width: number; height: number }) => {
    const drawing = drawingOf(planWith(map), {
      ...letter,
      blocks: [...small, { id: 'key', type: 'legend', box }],
    });
    const [image] = imagesIn(marksOf(drawing));
    const title = drawing.shown.find(({ type }) => type === 'titleBlock');
    const bottom = drawing.boxes.get(title?.id ?? '')?.minY ?? 0;
    expect((image?.at.y ?? 0) + (image?.height ?? 0)).toBeCloseTo(bottom, 1);
    return image?.at.y;
  };
  expect(roomWith({ x: 150, y: 10, width: 55, height: 30 })).toBeCloseTo(10, 1);
  expect(roomWith({ x: 10, y: 10, width: 196, height: 30 })).toBeCloseTo(40, 1);
});
