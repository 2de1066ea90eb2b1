// The status of what is selected, existing, proposed or to be removed: all of it in one step.
import type { PlanObject, Status } from '@homeplot/plan/kind';
import type { Editor } from '../editor.ts';
import { selectedObjects } from '../scene/selection.ts';
import { type Command, forObjects } from './command.ts';

function withStatus(object: PlanObject, status: Status | undefined): PlanObject {
  const { status: _, ...rest } = object;
  return status ? { ...rest, status } : rest;
}

function marking(name: string, title: string, hint: string, status?: Status): Command {
  return {
    name,
    title,
    hint,
    keys: [],
    ...forObjects,
    run(editor: Editor) {
      const others = selectedObjects(editor.selection, editor.plan).filter(
        (object) => object.status !== status,
      );
      editor.edit(
        others.map((object) => ({ put: withStatus(object, status) })),
        title,
      );
    },
  };
}

export const statusCommands: readonly Command[] = [
  marking(
    'statusExisting',
    'Mark as existing',
    'Draws what is selected thin and gray, as what stands already.',
    'existing',
  ),
  marking(
    'statusProposed',
    'Mark as proposed',
    'Draws what is selected heavy, as what is to be built.',
    'proposed',
  ),
  marking(
    'statusRemoved',
    'Mark as to be removed',
    'Draws what is selected dashed and crossed out.',
    'removed',
  ),
  marking('statusNone', 'Clear the status', 'Draws what is selected as it is drawn without a status.'),
];
