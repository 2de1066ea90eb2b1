// Labels in files: those of before there were names look and are written as they were; what a name says is drawn as text.
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import type { Targets } from '../../objects/capabilities.ts';
import { areaLabel, labelOf } from './areaLabel.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { createPlan } from '../../plan/plan.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { writePlanFile } from '../../file/writePlanFile.ts';

const house = { id: 'h', type: 'house', x: 60, y: 40, width: 80, height: 40, name: 'House' };
const label = { id: 'l', type: 'areaLabel', x: 60, y: 40, of: 'h', area: 800, perimeter: 120 };

function read(...objects: readonly unknown[]) {
  const reading = readPlanFile({ objects, settings: { scale: 2 } });
  if (!reading.ok) throw new Error(reading.problem);
  const plan = createPlan(reading.contents);
  const told = plan.objects.get('l');
  const pen = new RecordingPen(1);
  if (told) drawAlone(told, pen);
  const lines = pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
  const file = writePlanFile(plan, 'now').objects.find((one) => one['id'] === 'l');
  return { notes: reading.notes, lines, words: lines.map(({ content }) => content), file };
}

describe('a label in a file', () => {
  const area = '800 sq ft (0.018 ac)';
  const perimeter = "Perimeter 120'";
  test.each([
    ['both', [area, perimeter]],
    ['area', [area]],
    ['perimeter', [perimeter]],
  ])('of before there were names, showing %s, looks and is written as it was', (shows, words) => {
    const told = read(house, { ...label, shows });
    expect(told.words).toEqual(words);
    expect(told.file).toEqual(expect.objectContaining({ ...label, shows }));
    expect(told.file).not.toHaveProperty('called');
    expect(told.notes).toEqual([]);
  });

  test('shows the name that its object has now, and comes back as it was written', () => {
    const told = read(house, { ...label, shows: ['name', 'area'], called: 'Barn' });
    expect(told.words).toEqual(['House', area]);
    expect(told.file).toMatchObject({ shows: ['name', 'area'], called: 'House' });
    expect(read(house, told.file).file).toEqual(told.file);
  });

  test('of an object whose name is but spaces shows what kind that is', () => {
    expect(read({ ...house, name: '  ' }, { ...label, shows: ['name'] }).words).toEqual(['House']);
  });

  test('keeps the name that it showed last where its object is not in the file', () => {
    const told = read({ ...label, shows: ['name'], called: 'Barn' });
    expect(told.words).toEqual(['Barn']);
    expect(told.file).toMatchObject({ shows: ['name'], called: 'Barn' });
    expect(told.notes.length).toBe(1);
  });

  test.each([[[]], [['price']], ['all'], [7]])(
    'that shows %j shows area and perimeter, and that is told',
    (shows) => {
      const told = read(house, { ...label, shows });
      expect(told.words).toEqual([area, perimeter]);
      expect(told.notes).toEqual([
        expect.stringMatching(/must be "area", "perimeter", "both" or a list of name, area, perimeter\.$/),
      ]);
    },
  );

  test('breaks a long name between its words, and writes what cannot be broken smaller', () => {
    const long = 'Existing two-story single-family residence with an attached garage, to remain';
    const told = read({ ...house, name: long }, { ...label, shows: ['name'] });
    expect(told.words.join(' ')).toBe(long);
    expect(told.words.length).toBeGreaterThan(2);
    const whole = read({ ...house, name: 'W'.repeat(200) }, { ...label, shows: ['name'] });
    expect(whole.lines.length).toBe(1);
    for (const { content, height } of [...told.lines, ...whole.lines])
      expect(textWidth(content, height)).toBeLessThan(27);
  });
});

test('many labels of one object look for its middle once', () => {
  let reads = 0;
  const counted = (x: number, y: number) => ({
    x,
    get y() {
      reads += 1;
      return y;
    },
  });
  const outline = {
    vertices: Array.from({ length: 500 }, (_, i) => counted(50 * Math.cos(i), 50 * Math.sin(i))),
    closed: true,
    center: { x: 0, y: 0 },
  };
  const targets: Targets = {
    outline: () => outline,
    nearest: () => undefined,
    isOver: () => false,
    edges: () => undefined,
    place: () => undefined,
    title: () => 'Lot',
    movedBy: () => undefined,
    isChanged: () => false,
  };
  const readsOfOne = (): number => {
    reads = 0;
    const created = { ...labelOf('lot', ['area']), id: 'l', order: 'a0' };
    expect(areaLabel.ties?.follow(created, targets)).toMatchObject({ x: expect.any(Number) as number });
    return reads;
  };
  const [first, second] = [readsOfOne(), readsOfOne()];
  expect(second).toBeLessThan(first / 4);
});
