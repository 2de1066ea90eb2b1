// The parts of a sheet that print what isn't in the plan: approvals, comments with marks, and the facts as a form.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
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

function drawn(types: readonly string[], more = attached): readonly string[] {
  const sheet: Sheet = {
    id: 's',
    title: 'Site plan',
    paper: 'Tabloid',
    orientation: 'landscape',
    style: 'color',
    blocks: ['viewport', ...types].map((type) => ({ id: type, type })),
  };
  const pen = new RecordingPen();
  drawSheet(plan, sheet, pen, { date: '', attached: more });
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
}

test('approvals are printed where a sheet has a part for them, and said to be missing where none stands', () => {
  expect(drawn(['approvals']).join(' ')).toContain('Approved by Bo Smith');
  expect(drawn([]).join(' ')).not.toContain('Approved by');
  expect(drawn(['approvals'], nothingAttached).join(' ')).toContain('No approval stands.');
});

test('comments are listed by their numbers, with a mark for each that lies on a drawing', () => {
  const words = drawn(['comments']);
  expect(words).toContain('3.');
  expect(words).toContain('7.');
  expect(words.filter((one) => one === '3')).toHaveLength(1);
  expect(words).not.toContain('7');
  expect(drawn([])).not.toContain('3');
});

test('the facts of the project are a form, with room for those that are not known', () => {
  const words = drawn(['facts']);
  expect(words).toContain('Ada Byron');
  expect(words).toContain('Address');
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
