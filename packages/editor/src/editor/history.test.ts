import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCommands } from '../commands/index.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { allTools } from '../tools/index.ts';

const feet = fc.integer({ min: 0, max: 60 });
const at = fc.tuple(feet, feet);
const tools = allTools().map(({ name }) => name);
const commands = allCommands.map(({ name }) => name).filter((name) => name !== 'undo' && name !== 'redo');

/** A drag or a click with any tool, or any command. */
const action = fc.oneof(
  fc.record({ tool: fc.constantFrom(...tools), from: at, to: at, shift: fc.boolean() }),
  fc.record({ tool: fc.constantFrom(...tools), from: at }),
  fc.record({ command: fc.constantFrom(...commands) }),
);

describe('undo and redo', () => {
  test('an edit is done until it is undone, and again in another step after a redo', () => {
    const { editor } = new TestDriver();
    editor.edit([{ settings: { scale: 3 } }], 'Scale');
    const edit = editor.lastEdit;
    if (!edit) throw new Error('The edit is not in the history.');
    editor.edit([{ settings: { scale: 4 } }], 'Scale');
    expect(editor.isDone(edit)).toBe(true);
    editor.undo();
    expect(editor.isDone(edit)).toBe(true);
    editor.undo();
    expect(editor.isDone(edit)).toBe(false);
    expect(editor.lastEdit).toBeUndefined();
    editor.redo();
    expect(editor.lastEdit).toBeDefined();
  });

  test('undoing all of random edits restores the plan byte for byte, and redoing all restores the edits', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const driver = new TestDriver();
        const start = driver.bytes;
        for (const step of actions) {
          if ('command' in step) driver.run(step.command);
          else if ('to' in step) driver.pick(step.tool).drag(step.from, step.to, { shift: step.shift });
          else driver.pick(step.tool).click(...step.from);
          driver.editor.hand.answer('words');
        }
        const end = driver.bytes;
        while (driver.editor.undo());
        expect(driver.bytes).toBe(start);
        while (driver.editor.redo());
        expect(driver.bytes).toBe(end);
      }),
      { numRuns: 300 },
    );
  });

  test('an edit after an undo clears the redo stack', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]);
    driver.editor.undo();
    driver.rectangle([0, 0], [5, 5]);
    expect(driver.editor.canRedo).toBe(false);
  });

  test('undo during a gesture cancels the gesture', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]).pick('rectangle').press([20, 20], [30, 30]);
    driver.run('undo');
    driver.point('up', 30, 30);
    expect(driver.objects).toEqual([]);
  });

  test('steps of a slider are merged into one undo step', () => {
    const driver = new TestDriver();
    for (const scale of [2.5, 3, 4]) driver.editor.edit([{ settings: { scale } }], 'Scale', true);
    driver.editor.undo();
    expect(driver.editor.plan.settings.scale).toBe(2);
    driver.editor.redo();
    expect(driver.editor.plan.settings.scale).toBe(4);
  });

  test('steps of a slider after an undo are a new undo step', () => {
    const driver = new TestDriver();
    const slide = (scale: number): boolean => driver.editor.edit([{ settings: { scale } }], 'Scale', true);
    slide(3);
    driver.rectangle([0, 0], [10, 10]);
    driver.editor.undo();
    slide(4);
    driver.editor.undo();
    expect(driver.editor.plan.settings.scale).toBe(3);
  });
});
