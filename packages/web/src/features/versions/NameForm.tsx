// The form for the name of a version.
import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import type { Answer } from '../../kit/result.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { versionNameLimit } from './versionCalls.ts';

interface NameFormProps {
  readonly label: string;
  /** The label of the button. */
  readonly send: string;
  readonly name?: string;
  readonly onSend: (name: string) => Promise<Answer<unknown>>;
  readonly onCancel?: () => void;
}

export function NameForm({ label, send, name = '', onSend, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEscape(onCancel);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (!typed.trim()) return setProblem('Please enter a name.');
    setProblem(undefined);
    setBusy(true);
    const answer = await onSend(typed.trim());
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    setTyped('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-2">
      <TextField
        ref={onCancel ? focusNow : undefined}
        label={label}
        value={typed}
        maxLength={versionNameLimit}
        error={problem}
        errorRole="alert"
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-0 grow basis-52"
      />
      <div className="flex gap-2 self-start pt-6">
        <Button type="submit" aria-disabled={isBusy}>
          {send}
        </Button>
        {onCancel ? (
          <Button onClick={onCancel} tone="quiet">
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
