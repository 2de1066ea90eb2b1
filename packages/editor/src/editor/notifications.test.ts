// Watchers are notified whenever the picture changes.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { moveCursor, pressCursor } from '../edits/cursor.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { allTools } from '../tools/index.ts';

type Act = (driver: TestDriver) => void;

const at = tuple(constantFrom(5, 5.02, 15, 24.98, 25, 40), constantFrom(5, 15, 24.98, 25, 12));
const pointing = tuple(constantFrom('move', 'move', 'down', 'up', 'double'), at).map(
  ([phase, [x, y]]): Act =>
    (driver) =>
      driver.point(phase, x, y),
);
const picking = constantFrom(...allTools().map(({ name }) => name)).map(
  (name): Act =>
    (driver) =>
      driver.pick(name),
);
const others = constantFrom<Act>(
  ({ editor }) => editor.hand.cancel(),
  ({ editor }) => editor.undo(),
  ({ editor }) => editor.hand.finish(),
  ({ editor }) => editor.hand.typing.type({ length: 10 }),
  ({ editor }) => editor.hand.typing.type({}),
  ({ editor }) => editor.hand.typing.enter(),
  ({ editor }) => moveCursor(editor, 1, 0),
  ({ editor }) => pressCursor(editor),
);
const acts = array(
  oneof(
    { weight: 6, arbitrary: pointing },
    { weight: 1, arbitrary: picking },
    { weight: 3, arbitrary: others },
  ),
  { maxLength: 30 },
);

/** Everything that is shown besides the plan. */
function shown({ editor }: TestDriver): string {
  const pen = new RecordingPen(0.5, 0);
  editor.hand.drawMarks(pen);
  const {
    selection,
    hand: { preview, cursor, prompt, reading, typing },
  } = editor;
  const typed = [typing.shown, typing.point];
  return JSON.stringify([pen.marks, preview, cursor, [...selection.ids], prompt, reading, typed]);
}

test('nothing that is shown changes without a notification', () => {
  assert(
    property(acts, (all) => {
      const driver = new TestDriver().rectangle([5, 5], [25, 25]);
      let notified = false;
      const notify = (): void => {
        notified = true;
      };
      driver.editor.watch({ previewed: notify, changed: notify, moved: notify });
      for (const act of all) {
        const before = shown(driver);
        notified = false;
        act(driver);
        expect(notified ? before : shown(driver)).toBe(before);
      }
    }),
    { numRuns: 1000 },
  );
});
