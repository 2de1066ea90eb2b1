// One link of a project: how often it was opened, and its settings: name, expiry, embed code, and a button that revokes it.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { cx } from '../../kit/cx.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { addressOf, forgetToken, noteExpiry, tokenOf } from '../../store/cloud/linkTokens.ts';
import { changeLink } from '../../store/cloud/sharing.ts';
import type { ShareLink } from '../../store/cloud/sharingRows.ts';
import { EmbedCode } from './EmbedCode.tsx';
import { expiryAfter, expiryChoices, expiryText, openedText } from './expiry.ts';
import { linkTitles } from './roles.ts';
import { type Act, changedElsewhere } from './useSharing.ts';

interface ShareLinkRowProps {
  readonly link: ShareLink;
  /** The title of the project. */
  readonly title: string;
  readonly act: Act;
  readonly onCopy: (token: string) => void;
  readonly onMakeAnother: () => void;
}

const nameLimit = 100;
/** The choice that keeps the link's present expiry. */
const asItIs = -1;

export function ShareLinkRow({ link, title, act, onCopy, onMakeAnother }: ShareLinkRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => Date.now());
  const token = tokenOf(link.id);
  const called = link.name || linkTitles[link.role];
  const until = expiryText(link.expires_at, now);
  const facts = [
    link.name ? linkTitles[link.role] : undefined,
    openedText(link.opened, link.last_opened_at),
    until,
  ];
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0 grow basis-52">
          <span className="block truncate font-medium" title={called}>
            {called}
          </span>
          <span className="block text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        </p>
        <div className="ml-auto flex items-center gap-1">
          {token ? (
            <Button size="sm" aria-label={`Copy ${called}`} onClick={() => onCopy(token)}>
              Copy
            </Button>
          ) : null}
          <IconButton
            label={`Settings of ${called}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="aria-expanded:[&_svg]:rotate-180"
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </div>
      </div>
      {token ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          It was made in another browser and can't be shown again here.{' '}
          <button type="button" className="link" onClick={onMakeAnother}>
            Create a new one
          </button>
        </p>
      )}
      {isOpen ? <Settings link={link} title={title} until={until} token={token} act={act} /> : null}
    </li>
  );
}

interface SettingsProps extends Pick<ShareLinkRowProps, 'link' | 'title' | 'act'> {
  readonly token: string | undefined;
  /** When the link expires, in words. */
  readonly until: string | undefined;
}

function Settings({ link, title, until, token, act }: SettingsProps) {
  const [isAsked, setAsked] = useState(false);
  useEscape(isAsked ? () => setAsked(false) : undefined);
  const change = async (to: Parameters<typeof changeLink>[2], failed: string): Promise<boolean> => {
    const changed = await act(async (cloud) => {
      const answer = await changeLink(cloud, link.id, to);
      if (answer.ok && !answer.value) toast.info(changedElsewhere);
      return answer;
    }, failed);
    return changed !== undefined;
  };
  const rename = async (name: string): Promise<void> => {
    if (name.trim() !== link.name) await change({ name: name.trim() }, 'Failed to rename the link');
  };
  const expire = async (days: number): Promise<void> => {
    const expires_at = expiryAfter(days, Date.now());
    if (await change({ expires_at }, 'Failed to change the link')) noteExpiry(link.id, expires_at);
  };
  const revoke = async (): Promise<void> => {
    if (!(await change({ revoked_at: new Date().toISOString() }, 'Failed to revoke the link'))) return;
    forgetToken(link.id);
    toast.success('Link revoked', { description: 'It no longer opens the project.' });
  };
  const present = until === undefined ? [] : [{ value: asItIs, label: until }];
  return (
    <div ref={scrollToCard} className="mt-2 space-y-3 rounded-md bg-panel p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          key={link.name}
          label="Name (only you see it)"
          defaultValue={link.name}
          maxLength={nameLimit}
          placeholder="For example, Neighbors"
          onBlur={({ target }) => void rename(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') void rename(currentTarget.value);
          }}
        />
        <SelectField<number>
          label="Expires"
          value={link.expires_at === null ? 0 : asItIs}
          choices={[...present, ...expiryChoices]}
          onChoose={(days) => {
            if (days !== asItIs) void expire(days);
          }}
        />
      </div>
      {token && link.role === 'viewer' ? <EmbedCode address={addressOf(token)} title={title} /> : null}
      <div className={cx('flex flex-wrap items-center gap-2', isAsked ? 'justify-between' : undefined)}>
        {isAsked ? (
          <>
            <span className="text-sm">People with this link lose access right away.</span>
            <span className="flex gap-2">
              <Button size="sm" tone="danger" ref={focusNow} onClick={() => void revoke()}>
                Revoke
              </Button>
              <Button size="sm" onClick={() => setAsked(false)}>
                Keep
              </Button>
            </span>
          </>
        ) : (
          <Button size="sm" tone="danger" onClick={() => setAsked(true)}>
            Revoke link
          </Button>
        )}
      </div>
    </div>
  );
}
