// A phone with a plan, for the tests of random gestures: does a gesture, and says what is wrong with what came of it.
import { inOrder } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { readDrawings } from '../src/store/local/readDrawing.ts';
import { type Gesture, type Seen, seen, wrongAfter, wrongIfQuiet } from './gestures.ts';
import { TestCanvas } from './testCanvas.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

export const size = { width: 390, height: 640 };

export class TestPhone {
  canvas = new TestCanvas(size.width, size.height);
  /** The plans before each change, for undo, and after it, for redo. */
  private readonly undone: string[] = [];
  private readonly done: string[] = [];
  /** The points of drawings whose tools were put down. */
  readonly suspended = new Map<string, readonly Point[]>();

  constructor() {
    const { editor } = this.canvas;
    const draw = (type: string, from: Point, to: Point): void => {
      const put = editor.scene.create(type, from, to);
      if (put) editor.edit([{ put }], 'Draw');
    };
    draw('rectangle', { x: 2, y: 6 }, { x: 26, y: 40 });
    draw('house', { x: 6, y: 10 }, { x: 14, y: 18 });
    draw('tree', { x: 20, y: 14 }, { x: 22, y: 14 });
    draw('fence', { x: 4, y: 30 }, { x: 24, y: 30 });
    draw('road', { x: 2, y: 46 }, { x: 14, y: 46 });
    draw('road', { x: 14, y: 46 }, { x: 28, y: 44 });
    editor.load({ objects: inOrder(editor.plan), settings: editor.plan.settings });
  }

  get plan(): string {
    return JSON.stringify(inOrder(this.canvas.editor.plan));
  }

  /** Does something, and says what is wrong with what came of it. */
  try(act: () => void, wrong: (before: Seen, after: Seen) => string | undefined): string | undefined {
    const { editor } = this.canvas;
    const [before, plan] = [seen(editor), this.plan];
    act();
    if (this.plan !== plan) {
      this.done.push(plan);
      this.undone.length = 0;
    }
    const isIdle = !editor.hand.isBusy && editor.hand.preview.length > 0 && editor.hand.tool.picks;
    if (isIdle) return 'something is shown that nobody draws';
    return wrong(before, seen(this.canvas.editor));
  }

  quietly(act: () => void): string | undefined {
    return this.try(act, wrongIfQuiet);
  }

  /** With a pen in use, fingers only pan, and pick. */
  byFinger(gesture: Gesture, act: () => void): string | undefined {
    const { hand } = this.canvas.editor;
    if (hand.penDraws && !hand.tool.picks) return this.quietly(act);
    return this.try(act, (before, after) => wrongAfter(gesture, before, after));
  }

  undo(): string | undefined {
    const { editor } = this.canvas;
    const { isDrawing } = editor.hand;
    const [before, plan] = [seen(editor), this.plan];
    editor.undo();
    const left = seen(editor).points.length;
    if (isDrawing) {
      if (this.plan !== plan) return 'undo changed the plan while something was drawn';
      return before.points.length > 0 && left !== before.points.length - 1
        ? 'undo removed no point, or several'
        : undefined;
    }
    const expected = this.done.pop();
    if (expected !== undefined) this.undone.push(plan);
    return this.plan === (expected ?? plan) || expected === undefined ? undefined : 'undo led elsewhere';
  }

  redo(): string | undefined {
    const { editor } = this.canvas;
    if (editor.hand.isDrawing) return this.quietly(() => editor.redo());
    const plan = this.plan;
    editor.redo();
    const expected = this.undone.pop();
    if (expected !== undefined) this.done.push(plan);
    return this.plan === (expected ?? plan) ? undefined : 'redo led elsewhere';
  }

  /** The page is loaded again: the same plan, and the same drawing. */
  reload(): void {
    const { editor } = this.canvas;
    const { drawings, tool, isDrawing } = editor.hand;
    const contents = { objects: inOrder(editor.plan), settings: editor.plan.settings };
    this.canvas.end();
    this.canvas = new TestCanvas(
      editor.viewport.width,
      editor.viewport.height,
      editor.plan.objects.size + 100,
    );
    this.canvas.editor.load(contents);
    const { hand } = this.canvas.editor;
    for (const found of readDrawings(JSON.stringify({ plan: '', drawings }), '').drawings)
      hand.restore(found.tool, found.state);
    // Without one in hand, the last that was suspended is; the tool is picked again.
    if (!isDrawing) hand.pick(tool.name);
    this.done.length = 0;
    this.undone.length = 0;
  }
}
