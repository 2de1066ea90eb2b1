// The form that invites somebody by email, with a role.
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Role } from '../../account/backend/visit.ts';
import { formText } from '../../kit/fields/formText.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { invite } from '../../store/cloud/sharing.ts';
import { inviteProblem } from './inviteProblem.ts';
import { roleChoices } from './roles.ts';
import type { Act, Sharing } from './useSharing.ts';

interface InviteFormProps {
  readonly projectId: string;
  /** The email address of the owner, who invites. */
  readonly owner: string;
  readonly sharing: Sharing;
  readonly act: Act;
}

export function InviteForm({ projectId, owner, sharing, act }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<Role>('viewer');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The form is at the end of a dialog that scrolls, so its problem may be out of sight.
  useEffect(() => {
    if (problem !== undefined) form.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    const wrong = inviteProblem(email, owner, sharing);
    if (wrong !== undefined) return setProblem(wrong);
    if (isBusy) return;
    setProblem(undefined);
    setBusy(true);
    const made = await act(async (cloud) => {
      const answer = await invite(cloud, projectId, email, role);
      // A refusal is about the address, so it is shown at the field and not in a toast.
      if (answer.ok || answer.reason !== 'refused') return answer;
      setProblem(answer.problem);
      return { ok: true, value: undefined };
    }, 'Failed to invite');
    setBusy(false);
    if (!made) return;
    form.current?.reset();
    toast.success(`${made.email} is invited`);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Invite somebody"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[1fr_9rem_auto]"
    >
      <TextField
        label="Invite by email"
        name="email"
        type="email"
        autoComplete="off"
        error={problem}
        errorRole="alert"
        className="max-sm:col-span-2"
      />
      <SelectField<Role> label="Role" value={role} choices={roleChoices} onChoose={setRole} />
      <Button type="submit" aria-disabled={isBusy} className="mt-6">
        {isBusy ? 'Inviting...' : 'Invite'}
      </Button>
    </form>
  );
}
