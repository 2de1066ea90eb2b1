// The parts of a sheet that print what isn't in the plan: approvals, comments with marks, and the facts as a form.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { createPlan } from '@homeplot/plan/plan';
import { distance } from '@homeplot/plan/point';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet } from '@homeplot/plan/sheet';
import { capHeight } from '@homeplot/plan/textMetrics';
import { rectHolds, textRect } from '@homeplot/plan/textRect';
import { expect, test } from 'vitest';
import { letters } from '../paper/paperText.ts';
import { drawSheet } from './sheetDrawing.ts';
import { type Attached, nothingAttached } from './view/attached.ts';

const house = {
  id: 'h',
  type: 'house',
  entrances: [],
  order: 'a1',
  x: 30,
  y: 30,
  width: 30,
  height: 20,
  rotation: 0,
  color: '#fbbf24',
};
const plan = createPlan({
  objects: [house],
  settings: { ...defaultSettings, project: { owner: 'Ada Byron' } },
});
const attached: Attached = {
  approvals: ['Approved by Bo Smith on November 28, 2026'],
  comments: [
    { number: 3, at: { x: 30, y: 30 }, words: 'Ada: Too tall?' },
    { number: 7, at: { x: 5000, y: 30 }, words: 'Bo: Far away' },
  ],
};

const viewport = { id: 'viewport', type: 'viewport' };

function marksOf(
  types: readonly string[],
  more = attached,
  of = plan,
  drawing = viewport,
): RecordingPen['marks'] {
  const sheet: Sheet = {
    id: 's',
    title: 'Site plan',
    paper: 'Tabloid',
    orientation: 'landscape',
    style: 'color',
    blocks: [drawing, ...types.map((type) => ({ id: type, type }))],
  };
  const pen = new RecordingPen();
  drawSheet(of, sheet, pen, { date: '', attached: more });
  return pen.marks;
}

const drawn = (types: readonly string[], more = attached): readonly string[] =>
  marksOf(types, more).flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));

/** Millimeters from the baseline of words down to the nearest line below, and from that above down to the baseline. */
function linesAround(type: string, words: string): { readonly below: number; readonly above: number } {
  const marks = marksOf([type]);
  const [text] = marks.flatMap((mark) =>
    mark.mark === 'text' && mark.text.content === words ? [mark.text.at] : [],
  );
  if (!text) throw new Error(`${words} isn't written.`);
  const rules = marks.flatMap((mark) => {
    const [from, to, ...more] = mark.mark === 'path' ? mark.path.vertices : [];
    return from && to && more.length === 0 && from.y === to.y ? [from.y - text.y] : [];
  });
  return {
    below: Math.min(...rules.filter((y) => y > 0)),
    above: Math.min(...rules.filter((y) => y < 0).map((y) => -y)),
  };
}

test('approvals are printed where a sheet has a part for them, and said to be missing where none stands', () => {
  expect(drawn(['approvals']).join(' ')).toContain('Approved by Bo Smith');
  expect(drawn([]).join(' ')).not.toContain('Approved by');
  expect(drawn(['approvals'], nothingAttached).join(' ')).toContain('Not approved yet.');
});

test('the comment on an approval is printed whole, and where it is too long for its sheet, cut in a way that says so', () => {
  const approval = 'Approved by Bo Smith on November 28, 2026';
  const withComment = (comment: string): string => {
    const approvals = [`${approval}, with the comment:\n“${comment}”`, approval];
    return drawn(['approvals', 'legend'], { approvals, comments: [] }).join(' ');
  };
  const short = 'Only if the fence is stained in one of the colors of the covenants.';
  expect(withComment(short)).toContain(`“${short}”`);
  expect(withComment(short)).not.toContain('is longer');
  const long = withComment(`${short} `.repeat(30).trim());
  expect(long).toContain(`“${short}`);
  expect(long).toContain('… Approved by Bo Smith');
  expect(long).toContain('A comment that ends with … is longer.');
});

test.each([1, 4])(
  'the form of the HOA packet has room for all of its parts beside %i long comments',
  (count) => {
    const approval = `Approved by Bo Smith on November 28, 2026, with the comment:\n“${'Stain it. '.repeat(200)}”`;
    const form: Sheet = {
      id: 'form',
      title: 'Form',
      paper: 'Letter',
      orientation: 'portrait',
      style: 'color',
      blocks: [
        ...['facts', 'approvals', 'signatures'].map((type) => ({ id: type, type })),
        { id: 'stamp', type: 'stampSpace', title: 'Decision', size: { width: 85, height: 100 } },
        { id: 'title', type: 'titleBlock' },
      ] as Sheet['blocks'],
    };
    const pen = new RecordingPen();
    const approvals = Array.from({ length: count }, () => approval);
    drawSheet(plan, form, pen, { date: '', attached: { approvals, comments: [] } });
    const words = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
    expect(words).toEqual(expect.arrayContaining(['PROJECT', 'APPROVALS', 'SIGNATURES', 'DECISION']));
  },
);

test('comments are listed by their numbers, with a mark for each that lies on a drawing', () => {
  const words = drawn(['comments']);
  expect(words).toContain('3.');
  expect(words).toContain('7.');
  expect(words.filter((one) => one === '3')).toHaveLength(1);
  expect(words).not.toContain('7');
  expect(drawn([])).not.toContain('3');
});

test('a detail has only the marks of comments on what it shows', () => {
  const at = (number: number, x: number) => ({ number, at: { x, y: 30 }, words: 'Ada: Here?' });
  const comments = [at(3, 45), at(7, 60)];
  const crop = { minX: 10, minY: 10, maxX: 50, maxY: 50 };
  const detail = { ...viewport, crop, feetPerInch: 20 };
  const marks = marksOf(['comments'], { approvals: [], comments }, plan, detail);
  const words = marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
  expect(words).toEqual(expect.arrayContaining(['3.', '7.', '3']));
  expect(words).not.toContain('7');
});

test('a mark on text stands aside, with a leader', () => {
  const words = { ...house, id: 't', type: 'text', text: 'WORDS ON THE PLAN', height: 6, order: 'a2' };
  const named = createPlan({ objects: [house, words], settings: defaultSettings });
  const places = [3, 4].map((number) => ({ number, at: { x: 30, y: 30 }, words: 'Ada: Here?' }));
  const marks = marksOf(['comments'], { approvals: [], comments: places }, named);
  const rects = marks.flatMap((mark) =>
    mark.mark === 'text' && !/^[34]$/.test(mark.text.content) ? [textRect(mark.text)] : [],
  );
  const circles = marks.flatMap((mark) => (mark.mark === 'circle' && mark.radius === 3 ? [mark.center] : []));
  expect(circles).toHaveLength(2);
  for (const { x, y } of circles) expect(rects.filter((rect) => rectHolds(rect, x, y, 3))).toEqual([]);
  const [first, second] = circles;
  expect(first && second && distance(first, second)).toBeGreaterThan(6);
  const leaders = marks.filter(
    (mark) => mark.mark === 'path' && circles.includes(mark.path.vertices.at(-1) as never),
  );
  expect(leaders).toHaveLength(2);
});

test('the facts of the project are a form, with room for those that are not known', () => {
  const words = drawn(['facts']);
  expect(words).toContain('Ada Byron');
  expect(words).toContain('Address');
});

test('a line to write on belongs to its words: right below a fact, and clear above a signer', () => {
  expect(linesAround('facts', 'Address').below).toBeLessThan(1);
  expect(linesAround('facts', 'Scope of work').below).toBeLessThan(1);
  const { above } = linesAround('signatures', 'Prepared by');
  expect(above).toBeGreaterThan(letters.text * capHeight + 1);
  expect(above).toBeLessThan(5 * letters.text);
});

test.each(['Letter', 'Tabloid (ANSI B)', 'Arch D'])(
  'a form on %s has every part in a closed frame',
  (paper) => {
    const stamp = { id: 'stamp', type: 'stampSpace', title: 'Decision', size: { width: 85, height: 100 } };
    const others = ['facts', 'approvals', 'signatures'].map((type) => ({ id: type, type }));
    const sheet: Sheet = {
      id: 's',
      title: 'Form',
      paper,
      orientation: 'portrait',
      style: 'color',
      blocks: [...others, stamp, { id: 'title', type: 'titleBlock' }],
    };
    const pen = new RecordingPen();
    drawSheet(plan, sheet, pen, { date: '', attached });
    const words = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
    expect(words).toEqual(expect.arrayContaining(['PROJECT', 'APPROVALS', 'SIGNATURES', 'DECISION']));
    const outlines = pen.marks.flatMap((mark) => (mark.mark === 'path' ? [mark.path.vertices.length] : []));
    expect(outlines).not.toContain(6);
  },
);
