// The people of a project: its owner, members and invitations, each with a role. Only the owner changes them.
import { LogOut, Trash2, UserRoundCog } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Role } from '../../account/backend/visit.ts';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { fieldClass } from '../../kit/fields/fieldClass.ts';
import { cx } from '../../kit/cx.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import {
  changeInvitation,
  changeMember,
  dropInvitation,
  dropOffer,
  offer,
  removeMember,
} from '../../store/cloud/sharing.ts';
import { invitationAddress } from '../../store/address/openingAddress.ts';
import type { Invitation, Member } from '../../store/cloud/sharingRows.ts';
import { whenSaved } from '../projects/projectText.ts';
import { InviteForm } from './InviteForm.tsx';
import { roleChoices } from './roles.ts';
import type { Act, Sharing } from './useSharing.ts';

interface PeopleProps {
  readonly projectId: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly sharing: Sharing;
  readonly act: Act;
}

export function People({ projectId, user, sharing, act }: PeopleProps) {
  const { members, invitations, offer: offered } = sharing;
  return (
    <section aria-labelledby="share-people" className="space-y-4 border-t border-hairline pt-4">
      <div>
        <h3 id="share-people" className="font-semibold">
          People
        </h3>
        <p className="mt-1 text-sm text-ink-soft">They open the project with their own accounts.</p>
      </div>
      <ul aria-label="People" className="divide-y *:border-hairline *:first:border-t *:last:border-b">
        <li className="flex items-center gap-3 py-2.5">
          <span className="min-w-0 grow truncate">{user.email}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">Owner, you</span>
        </li>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            projectId={projectId}
            member={member}
            offeredTo={offered?.to_user_id}
            act={act}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} act={act} />
        ))}
      </ul>
      <InviteForm projectId={projectId} owner={user.email} sharing={sharing} act={act} />
    </section>
  );
}

interface MemberRowProps {
  readonly projectId: string;
  readonly member: Member;
  /** The id of the member to whom the project is offered. */
  readonly offeredTo: string | undefined;
  readonly act: Act;
}

function MemberRow({ projectId, member, offeredTo, act }: MemberRowProps) {
  const { user_id: id, name, email, role } = member;
  const [asked, setAsked] = useState<'remove' | 'handOver'>();
  const remove = async (): Promise<void> => {
    if (await act((cloud) => removeMember(cloud, projectId, id), 'Failed to remove the person'))
      toast.success(`${name} was removed`, { description: "They can't open the project anymore." });
  };
  const give = async (): Promise<void> => {
    setAsked(undefined);
    if (await act((cloud) => offer(cloud, projectId, id), 'Failed to offer the project'))
      toast.success(`The project is offered to ${name}`, {
        description: 'They accept it in Saved Projects. Until then it stays yours.',
      });
  };
  const isOffered = offeredTo === id;
  if (asked)
    return (
      <Question
        text={
          asked === 'remove'
            ? `Remove ${name}? They lose access at once.`
            : `Offer ${name} the project? Once they accept, only they can share or delete it. You can still edit it.`
        }
        yes={asked === 'remove' ? 'Remove' : 'Offer'}
        tone={asked === 'remove' ? 'danger' : 'primary'}
        no="Cancel"
        onYes={() => void (asked === 'remove' ? remove() : give())}
        onNo={() => setAsked(undefined)}
      />
    );
  return (
    <Row name={name} note={isOffered ? `${email} · Asked to become the owner` : email}>
      <RoleSelect
        label={`Role of ${name}`}
        role={role}
        onChoose={(next) =>
          act((cloud) => changeMember(cloud, projectId, id, next), 'Failed to change the role')
        }
      />
      {isOffered ? (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Withdraw the offer to ${name}`}
          onClick={() => void act((cloud) => dropOffer(cloud, projectId), 'Failed to withdraw the offer')}
        >
          Withdraw
        </Button>
      ) : null}
      {role === 'editor' && offeredTo === undefined ? (
        <IconButton label={`Make ${name} the owner`} title="Make owner" onClick={() => setAsked('handOver')}>
          <UserRoundCog aria-hidden />
        </IconButton>
      ) : null}
      <IconButton
        label={`Remove ${name}`}
        title="Remove"
        className="hover:text-danger!"
        onClick={() => setAsked('remove')}
      >
        <LogOut aria-hidden />
      </IconButton>
    </Row>
  );
}

/** Milliseconds: an invitation that is newer may just be waiting for its mail to be sent. */
const mailTime = 60_000;

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly act: Act;
}

function InvitationRow({ invitation, act }: InvitationRowProps) {
  const { id, email, role, created_at, mailed_at } = invitation;
  const copy = async (): Promise<void> => {
    const address = invitationAddress(id);
    if (await copyToClipboard(address))
      toast.success('Invitation copied to clipboard', { description: `It works only for ${email}.` });
    else toast.error(`Send them this address: ${address}`);
  };
  const [now] = useState(() => Date.now());
  const isNew = now - Date.parse(created_at) < mailTime;
  const note =
    mailed_at || isNew
      ? `Invited ${whenSaved(created_at)}`
      : 'Invited, but no email was sent. Copy the invitation and send it yourself.';
  return (
    <Row name={email} note={note}>
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Copy the invitation for ${email}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
      <RoleSelect
        label={`Role of ${email}`}
        role={role}
        onChoose={(next) => act((cloud) => changeInvitation(cloud, id, next), 'Failed to change the role')}
      />
      <IconButton
        label={`Withdraw the invitation for ${email}`}
        title="Withdraw"
        className="hover:text-danger!"
        onClick={() => void act((cloud) => dropInvitation(cloud, id), 'Failed to withdraw the invitation')}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Row({ name, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-2.5">
      <p className="min-w-0 grow basis-44">
        <span className="block truncate" title={name}>
          {name}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{note}</span>
      </p>
      <div className="ml-auto flex items-center gap-1">{children}</div>
    </li>
  );
}

interface RoleSelectProps {
  readonly label: string;
  readonly role: Role;
  /** Resolves when the role has been changed, or couldn't be. */
  readonly onChoose: (role: Role) => Promise<unknown>;
}

function RoleSelect({ label, role, onChoose }: RoleSelectProps) {
  const [chosen, setChosen] = useState<Role>();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const choose = async (next: Role): Promise<void> => {
    setChosen(next);
    // One after the other: of two at the same time, the server might take the first last.
    const change = before.current.then(() => onChoose(next));
    before.current = change.catch(() => undefined);
    await before.current;
    // Unless another one was chosen meanwhile.
    setChosen((now) => (now === next ? undefined : now));
  };
  return (
    <select
      aria-label={label}
      value={chosen ?? role}
      onChange={({ target }) => {
        const next = roleChoices.find(({ value }) => value === target.value);
        if (next) void choose(next.value);
      }}
      className={cx(fieldClass, 'h-9! w-auto! pr-7 pointer-coarse:h-11!')}
    >
      {roleChoices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly tone?: 'primary' | 'danger';
  /** Set if the user didn't just ask for it: then it doesn't take the focus, and Escape doesn't answer it. */
  readonly isUnasked?: true;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question with two buttons, as an item of a list. */
export function Question({ text, yes, no, tone = 'danger', isUnasked, onYes, onNo }: QuestionProps) {
  useEscape(isUnasked ? undefined : onNo);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <span className="min-w-0 grow basis-52 text-[0.9375rem]">{text}</span>
      <span className="ml-auto flex gap-2">
        <Button size="sm" tone={tone} ref={isUnasked ? undefined : focusNow} onClick={onYes}>
          {yes}
        </Button>
        <Button size="sm" onClick={onNo}>
          {no}
        </Button>
      </span>
    </li>
  );
}
