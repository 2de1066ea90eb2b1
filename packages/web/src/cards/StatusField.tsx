// The selection's status, as a choice: each one is a command.
import { runCommand } from '@homeplot/editor/commands';
import { isAssumed } from '@homeplot/plan/assumed';
import { hasSelected } from '@homeplot/editor/selection';
import { statusNames } from '@homeplot/plan/statusNames';
import { useId } from 'react';
import { useEditor, useRevision } from '../workspace/useWorkspace.ts';
import { AssumedNote, describedAsAssumed } from './AssumedNote.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';

/** value: the command that sets the status. */
const choices = [
  { status: undefined, value: 'statusNone', label: 'Not stated' },
  { status: 'existing', value: 'statusExisting', label: statusNames.existing },
  { status: 'proposed', value: 'statusProposed', label: statusNames.proposed },
  { status: 'removed', value: 'statusRemoved', label: statusNames.removed },
] as const;

export function StatusField() {
  const editor = useEditor();
  const field = useId();
  useRevision();
  const [first = ''] = editor.selection.ids;
  const status = editor.plan.objects.get(first)?.status;
  const isMixed = hasSelected(editor, (object) => object.status !== status);
  const shown = isMixed ? undefined : choices.find((choice) => choice.status === status);
  const isGuess = shown?.status !== undefined && hasSelected(editor, (object) => isAssumed(object, 'status'));
  return (
    <div>
      <SelectField
        {...(isGuess ? describedAsAssumed(field) : { id: field })}
        label="Status"
        value={shown?.value ?? ''}
        choices={shown ? choices : [{ value: '', label: 'Several', disabled: true }, ...choices]}
        onChoose={(command) => runCommand(editor, command)}
      />
      {isGuess ? (
        <AssumedNote field={field} label="Status" onConfirm={() => runCommand(editor, shown.value)} />
      ) : null}
    </div>
  );
}
