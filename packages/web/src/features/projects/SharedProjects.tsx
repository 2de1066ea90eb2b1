// What others share with the user: invitations to answer, and projects to open, each with the user's role.
import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import type { SharedEntry } from '../../store/cloud/sharing.ts';
import { rowButtonId } from './ProjectRow.tsx';
import { countObjects, whenSaved } from './projectText.ts';
import { roleNames } from './roleNames.ts';
import type { Shared } from './useShared.ts';

const listClass = '-mx-1 divide-y px-1 *:border-hairline *:first:border-t *:last:border-b';

interface InvitationsProps {
  readonly shared: Shared;
  /** The id of the invitation that the page was opened for. */
  readonly asked: string | undefined;
}

export function Invitations({ shared, asked }: InvitationsProps) {
  const { invitations, offers, projects, isKnown, answered } = shared;
  const isThere = asked === undefined || answered.has(asked) || invitations.some(({ id }) => id === asked);
  const isMissing = isKnown && !isThere;
  if (invitations.length === 0 && offers.length === 0 && !isMissing) return null;
  return (
    <section aria-labelledby="invitations" className="mb-5">
      <h3 id="invitations" className="mb-2 font-semibold">
        Invitations
      </h3>
      {isMissing ? (
        <output className="mb-2 block text-sm text-ink-soft">
          This invitation was withdrawn or already answered, or it is for another email address. Log in with
          that one, or ask for a new invitation.
        </output>
      ) : null}
      <ul aria-label="Invitations" className={listClass}>
        {invitations.map((invitation) => (
          <Question
            key={invitation.id}
            title={invitation.project_title}
            note={`${invitation.inviter_name} invites you · ${roleNames[invitation.role]}`}
            isAsked={invitation.id === asked}
            onAccept={() => shared.accept(invitation)}
            onDecline={() => shared.decline(invitation)}
          />
        ))}
        {offers.map((offer) => (
          <Question
            key={offer.project_id}
            title={projects.find(({ id }) => id === offer.project_id)?.title ?? 'A project'}
            note={`${offer.owner_name} offers it to you · You would be the owner`}
            isAsked={false}
            onAccept={() => shared.takeOver(offer)}
            onDecline={() => shared.declineOffer(offer)}
          />
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly note: string;
  /** Whether the page was opened for this invitation. */
  readonly isAsked: boolean;
  readonly onAccept: () => Promise<void>;
  readonly onDecline: () => Promise<void>;
}

function Question({ title, note, isAsked, onAccept, onDecline }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const answer = async (how: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await how();
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <p className="min-w-0 grow basis-full sm:basis-0">
        <span className="block truncate font-medium" title={title}>
          {title}
        </span>
        <span className="block text-sm text-ink-soft">{note}</span>
      </p>
      <div className="ml-auto flex gap-2">
        <Button
          ref={isAsked ? focusNow : undefined}
          size="sm"
          tone="primary"
          aria-label={`Accept ${title}`}
          aria-disabled={isBusy}
          onClick={() => void answer(onAccept)}
        >
          Accept
        </Button>
        <Button
          size="sm"
          aria-label={`Decline ${title}`}
          aria-disabled={isBusy}
          onClick={() => void answer(onDecline)}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}

interface SharedProjectsProps {
  readonly shared: Shared;
  /** The id of the project that is open in this tab. */
  readonly openHere: string | undefined;
  /** Loads a project into the planner. */
  readonly onLoad: (id: string) => Promise<void>;
}

export function SharedProjects({ shared: { projects, offers }, openHere, onLoad }: SharedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="shared-projects" className="mt-6">
      <h3 id="shared-projects" className="mb-2 font-semibold">
        Shared with you
      </h3>
      <ul aria-label="Shared with you" className={listClass}>
        {projects.map((entry) => (
          <SharedRow
            key={entry.id}
            entry={entry}
            isOpen={entry.id === openHere}
            isOffered={offers.some(({ project_id: id }) => id === entry.id)}
            onLoad={onLoad}
          />
        ))}
      </ul>
    </section>
  );
}

interface SharedRowProps extends Pick<SharedProjectsProps, 'onLoad'> {
  readonly entry: SharedEntry;
  readonly isOpen: boolean;
  readonly isOffered: boolean;
}

function SharedRow({ entry, isOpen, isOffered, onLoad }: SharedRowProps) {
  const { id, title, updated_at, object_count, role } = entry;
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    await onLoad(id);
    setLoading(false);
  };
  return (
    <li className="flex items-center gap-x-4 py-2.5">
      <p className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span title={title} className="truncate font-medium">
            {title}
          </span>
          {isOpen ? (
            <span className="shrink-0 rounded-sm bg-accent-wash px-1.5 text-xs leading-5 text-accent">
              open here
            </span>
          ) : null}
        </span>
        <span className="block text-sm text-ink-soft">
          {isOffered ? 'Offered to you · ' : `${roleNames[role]} · `}
          <time dateTime={updated_at}>{whenSaved(updated_at)}</time>
          {` · ${countObjects(object_count)}`}
        </span>
      </p>
      {role === 'editor' ? (
        <Button
          id={rowButtonId(id, 'load')}
          size="sm"
          aria-label={isLoading ? `Loading ${title}` : `Load ${title}`}
          aria-disabled={isLoading}
          onClick={() => void load()}
        >
          {isLoading ? 'Loading...' : 'Load'}
        </Button>
      ) : (
        <a
          id={rowButtonId(id, 'load')}
          href={`/view/${id}`}
          aria-label={`View ${title}`}
          className={buttonClass('secondary', 'sm')}
        >
          View
        </a>
      )}
    </li>
  );
}
