// The form of a new request for approval: who is asked, what about, and the name of the version.
import { type Concern, offeredEdges } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { type SubmitEvent, useMemo, useState } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { mailAddressProblem } from '../../kit/fields/mailAddress.ts';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { longDate } from '../../kit/formatted.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useSave } from '../projects/save.ts';
import { versionNameLimit } from '../versions/versionCalls.ts';
import type { NewRequest } from './AskedLink.tsx';
import { approvalLimits, ask, type Request } from './approvalCalls.ts';
import { concernExplained, concernTitle } from './concernWords.ts';

interface AskFormProps {
  readonly plan: Plan;
  readonly projectId: string;
  /** Whether the open plan has edits that aren't in the cloud. */
  readonly isChanged: boolean;
  /** An earlier request whose answers the form starts with. */
  readonly again: Request | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onAsked: (request: NewRequest) => void;
}

export function AskForm({ plan, projectId, isChanged, again, onCancel, onAsked }: AskFormProps) {
  const save = useSave();
  useEscape(onCancel);
  const [name, setName] = useState(again?.asked_name ?? '');
  const [email, setEmail] = useState(again?.asked_email ?? '');
  const [version, setVersion] = useState(() => `Version of ${longDate(new Date())}`);
  const concerns = useMemo(
    (): readonly Concern[] => [
      { kind: 'plan' },
      ...offeredEdges(plan).map(({ object, edge }) => ({ kind: 'edge', object, edge }) as const),
    ],
    [plan],
  );
  const [key, setKey] = useState(() => keyOf(again?.concern ?? { kind: 'plan' }));
  const concern = concerns.find((one) => keyOf(one) === key) ?? { kind: 'plan' as const };
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = problemsIn(name.trim(), email.trim());
    if (wrong.name || wrong.email) return showProblems(event.currentTarget, () => setProblems(wrong));
    setProblems({});
    setBusy(true);
    const asked = {
      name: name.trim(),
      email: email.trim(),
      concern,
      version: version.trim() || `Version of ${longDate(new Date())}`,
      previousId: again?.id,
    };
    const answer = await ask(projectId, asked);
    setBusy(false);
    if (!answer.ok) return setProblems({ all: answer.problem });
    onAsked({ name: asked.name, email: asked.email, token: answer.value });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          ref={focusNow}
          label="Who you're asking"
          value={name}
          maxLength={approvalLimits.name}
          error={problems.name}
          errorRole="alert"
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Email (optional)"
          type="email"
          value={email}
          maxLength={approvalLimits.email}
          error={problems.email}
          errorRole="alert"
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div>
        <SelectField
          label="What concerns them"
          value={key}
          choices={concerns.map((one) => ({ value: keyOf(one), label: concernTitle(plan, one) }))}
          onChoose={setKey}
        />
        <p className="mt-1.5 text-sm text-ink-soft wrap-anywhere">{concernExplained(plan, concern)}</p>
      </div>
      <TextField
        label="Name of the version"
        hint="The plan is kept as it is saved now. They see this version, whatever you change later."
        value={version}
        maxLength={versionNameLimit}
        onChange={({ target }) => setVersion(target.value)}
      />
      {isChanged ? (
        <p className="rounded-md bg-panel px-3 py-2 text-sm">
          Your latest edits aren't saved to the cloud, so they aren't in this version.{' '}
          <LinkButton onClick={save}>Save Project</LinkButton>
        </p>
      ) : null}
      {problems.all ? <ErrorBox>{problems.all}</ErrorBox> : null}
      <div className="flex justify-end gap-3">
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
        <Button type="submit" tone="primary" aria-disabled={isBusy}>
          {isBusy ? 'Creating the link...' : 'Create link'}
        </Button>
      </div>
    </form>
  );
}

interface Problems {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly all?: string;
}

const problemsIn = (name: string, email: string): Problems => ({
  name: name ? undefined : "Please enter who you're asking.",
  email: email ? mailAddressProblem(email) : undefined,
});

const keyOf = (concern: Concern): string =>
  concern.kind === 'plan' ? '' : `${concern.edge} ${concern.object}`;
