// Does what the button of a line of the checks says: picks a tool, runs a command, opens a dialog, or shows objects.
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import type { GivenFields } from '@homeplot/editor/heldTool';
import { selectObjects } from '@homeplot/editor/selection';
import { grow, union } from '@homeplot/plan/box';
import { boxOfPoints } from '@homeplot/plan/boxOfPoints';
import type { Finding } from '@homeplot/plan/finding';
import { objectBox } from '@homeplot/plan/plan';
import { anyToolNamed, pickAnyTool } from '../../workspace/everyTool.ts';
import { useDialogs } from '../../workspace/dialogs.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { hintFor } from '../../kit/useTouch.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { makeRoomFor } from '../../workspace/makeRoom.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { showObject } from '../objects/showObject.ts';
import type { Way } from '../../steps/step.ts';

/** onPicked: closes the panel where it covers the canvas. */
export function useWay(onPicked: (() => void) | undefined): (way: Way) => void {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  return (way) => {
    if ('dialog' in way) openDialog(way.dialog);
    else if ('place' in way) showPlace(way.place);
    else if ('select' in way) showObjects(editor, way.select);
    else if ('run' in way) way.run(editor);
    else {
      if ('tool' in way) startDrawing(editor, way.tool, way.given);
      else runCommand(editor, way.command);
      onPicked?.();
      focusCanvas();
    }
  };
}

/** Picks a tool and shows its hint, because the panel with the instruction may close. */
function startDrawing(editor: Editor, tool: string, given: GivenFields | undefined): void {
  pickAnyTool(editor, tool, given);
  const picked = anyToolNamed(tool);
  const hint = (touch: boolean): string => `${hintFor(picked, touch)}.`;
  editor.say({ text: hint(false), touchText: hint(true), tone: 'info' });
}

/** Selects the objects and brings all of them into view. */
export function showObjects(editor: Editor, ids: readonly string[]): void {
  const objects = ids.flatMap((id) => editor.plan.objects.get(id) ?? []);
  const [first] = objects;
  if (!first) return;
  editor.hand.pick('select');
  if (objects.length === 1) showObject(editor, first.id);
  else {
    editor.select(selectObjects(ids));
    const box = objects.map((object) => objectBox(object)).reduce(union);
    editor.reveal(box);
    makeRoomFor(box);
  }
}

/** Feet around a place that are shown too, so that the user sees where on the site it is. */
const around = 20;

/** Brings a place without an object, such as one where water stands, into the middle of the view. */
export function showGround(editor: Editor, { from, to }: NonNullable<Finding['place']>): void {
  const box = grow(boxOfPoints([from, to]), around);
  editor.fit(box);
  makeRoomFor(box);
}
