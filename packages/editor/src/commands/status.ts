// Sets the status of the selected objects: existing, proposed or to be removed.
import { confirmed, isAssumed } from '@homeplot/plan/assumed';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects } from '../view/selection.ts';
import { type Command, forObjects } from './command.ts';

function withStatus(object: PlanObject, status: Status | undefined): PlanObject {
  const { status: _, ...rest } = confirmed(object, 'status');
  return status ? { ...rest, status } : rest;
}

function statusCommand(name: string, title: string, hint: string, status?: Status, also = ''): Command {
  return {
    name,
    title,
    hint,
    also,
    keys: [],
    ...forObjects,
    run(editor: Editor) {
      const others = selectedObjects(editor.selection, editor.plan).filter(
        (object) => object.status !== status || isAssumed(object, 'status'),
      );
      editor.edit(
        others.map((object) => ({ put: withStatus(object, status) })),
        title,
      );
    },
  };
}

export const statusCommands: readonly Command[] = [
  statusCommand(
    'statusExisting',
    'Mark as existing',
    'Draws the selection thin and gray, as existing work.',
    'existing',
  ),
  statusCommand(
    'statusProposed',
    'Mark as proposed',
    'Draws the selection with heavy outlines, as proposed work.',
    'proposed',
  ),
  statusCommand(
    'statusRemoved',
    'Mark for removal',
    'Draws the selection dashed and struck out, as work to be removed.',
    'removed',
    'demolish demolition demo tear down',
  ),
  statusCommand('statusNone', 'Clear status', 'Draws the selection normally, without a status.'),
];
