import type { LevelBook } from '@homeplot/plan/levels';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { expect, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { changesOfBook, placedPoint, placedPoints } from './levelBook.ts';

registerLateKinds();

const book: LevelBook = {
  rows: [
    { point: 'BM', backsight: 4, known: 100 },
    { point: 'corner', foresight: 5 },
  ],
  isAdjusted: false,
};

/** With both points of the book on the plan. */
function leveled(): Editor {
  let last = 0;
  const editor = new Editor({ newId: () => `new${(last += 1)}` });
  editor.edit([{ settings: { levelBook: book } }], 'Level book');
  for (const [point, elevation] of [
    ['BM', 100],
    ['corner', 99],
  ] as const) {
    const put = placedPoint(editor.scene, { x: elevation, y: 0 }, book, { point, elevation });
    if (!put) throw new Error('The point was not placed.');
    editor.edit([{ put }], 'Place');
  }
  return editor;
}

const typed = ({ plan }: Editor, named: LevelBook): readonly string[] =>
  [...placedPoints(plan, named)].map(([point, { type }]) => `${point} ${type}`);

test('the point of known elevation is placed as a benchmark, and every other as a spot', () => {
  const editor = leveled();
  expect(typed(editor, book)).toEqual(['bm benchmark', 'corner spotElevation']);
  expect([...editor.plan.objects.values()]).toMatchObject([
    { mark: 'BM', elevation: 100, measuredBy: 'level' },
    { point: 'corner', elevation: 99, measuredBy: 'level' },
  ]);
  expect([...editor.plan.objects.values()].some(({ assumed }) => assumed)).toBe(false);
  editor.undo();
  editor.undo();
  expect(typed(editor, book)).toEqual([]);
});

test('what was placed follows a corrected book', () => {
  const editor = leveled();
  const rows = [{ point: 'BM', backsight: 4, known: 200 }, ...book.rows.slice(1)];
  editor.edit(changesOfBook(editor.plan, { ...book, rows }), 'Level book');
  expect([...editor.plan.objects.values()]).toMatchObject([{ elevation: 200 }, { elevation: 199 }]);
});

test('a drawn benchmark is the one of the book by its name, but keeps its elevation if the book only reads it', () => {
  const editor = new Editor({ newId: () => 'drawn' });
  const drawn = { ...editor.scene.create('benchmark', { x: 0, y: 0 }), mark: 'BM', elevation: 100 };
  editor.edit([{ put: drawn as unknown as PlanObject }], 'Draw');
  expect(typed(editor, book)).toEqual(['bm benchmark']);
  // The book says the elevation that was only assumed.
  const [, said] = changesOfBook(editor.plan, book);
  expect(said).toMatchObject({ put: { elevation: 100 } });
  expect(said).not.toHaveProperty('put.assumed');
  const [, ...read] = book.rows;
  const only = {
    ...book,
    rows: [{ point: 'A', backsight: 4, known: 100 }, ...read, { point: 'BM', foresight: 1 }],
  };
  expect(typed(editor, only)).toEqual([]);
  expect(changesOfBook(editor.plan, only)).toHaveLength(1);
});

test('points are found by their names however these are written, and everything with the name of one follows', () => {
  const editor = leveled();
  const spot = { ...editor.scene.create('spotElevation', { x: 5, y: 5 }), point: 'bm ', elevation: 1 };
  const drawn = { ...editor.scene.create('benchmark', { x: 0, y: 0 }), mark: ' bm', elevation: 2 };
  editor.edit([{ put: spot as unknown as PlanObject }, { put: drawn as unknown as PlanObject }], 'Draw');
  editor.edit(changesOfBook(editor.plan, book), 'Level book');
  expect([...editor.plan.objects.values()]).toMatchObject(
    [100, 99, 100, 100].map((elevation) => ({ elevation })),
  );
});

test('a point of an imported survey keeps its elevation, even if the book has a point of its number', () => {
  const editor = leveled();
  const surveyed = {
    ...editor.scene.create('spotElevation', { x: 5, y: 5 }),
    point: 'corner',
    elevation: 612.31,
    measuredBy: 'survey',
    sourceFile: 'site.csv',
  };
  editor.edit([{ put: surveyed as unknown as PlanObject }], 'Import');
  const rows = [{ point: 'BM', backsight: 4, known: 200 }, ...book.rows.slice(1)];
  editor.edit(changesOfBook(editor.plan, { ...book, rows }), 'Level book');
  expect([...editor.plan.objects.values()]).toMatchObject(
    [200, 199, 612.31].map((elevation) => ({ elevation })),
  );
});
