// Lock and Unlock: a locked object cannot be changed until it is unlocked.
import type { PlanObject } from '@homeplot/plan/kind';
import { countText } from '@homeplot/plan/units';
import type { Editor } from '../editor/editor.ts';
import { hasSelected, selectedObjects } from '../view/selection.ts';
import { type Command, needsSelection } from './command.ts';

/** The selected objects, or the one whose gate is selected. */
function lockable({ selection, plan }: Editor): readonly PlanObject[] {
  const object = selection.part && plan.objects.get(selection.part.object);
  return object ? [object] : selectedObjects(selection, plan);
}

function hasLockable(editor: Editor, isFit: (object: PlanObject) => boolean): boolean {
  return editor.selection.part ? lockable(editor).some(isFit) : hasSelected(editor, isFit);
}

/** Locks or unlocks objects as one undo step. Returns false if that is refused, as on a locked layer. */
export function setLocked(editor: Editor, objects: readonly PlanObject[], locked: boolean): boolean {
  const changes = objects
    .filter((object) => (object.locked ?? false) !== locked)
    .map((object) => {
      const { locked: _, ...unlocked } = object;
      return { put: locked ? { ...unlocked, locked } : unlocked };
    });
  return editor.edit(changes, locked ? 'Lock' : 'Unlock');
}

export const lockCommands: readonly Command[] = [
  {
    name: 'lock',
    title: 'Lock',
    hint: 'Locks the selected objects, so that they cannot be moved, changed or deleted.',
    also: 'freeze pin protect',
    keys: ['Mod+Shift+L'],
    enabled: (editor) => hasLockable(editor, ({ locked }) => !locked),
    needs: needsSelection,
    run: (editor) => void setLocked(editor, lockable(editor), true),
  },
  {
    name: 'unlock',
    title: 'Unlock',
    hint: 'Unlocks the selected objects.',
    keys: ['Mod+Shift+L'],
    enabled: (editor) => hasLockable(editor, ({ locked }) => locked === true),
    needs: 'Select a locked object first',
    run: (editor) => void setLocked(editor, lockable(editor), false),
  },
  {
    name: 'unlockAll',
    title: 'Unlock all objects',
    hint: 'Unlocks every object of the plan.',
    keys: [],
    enabled: ({ scene }) => scene.locked.size > 0,
    needs: 'No object is locked',
    run(editor) {
      const objects = [...editor.scene.locked].flatMap((id) => editor.plan.objects.get(id) ?? []);
      if (!setLocked(editor, objects, false)) return;
      const text = `Unlocked ${countText(objects.length, 'object')}`;
      editor.say({ text, tone: 'success', offer: { command: 'undo', label: 'Undo' } });
    },
  },
];
