// The links of a project. Depending on the link's role, anyone who has it can view the saved project, comment on it or edit
// it, until the link expires or is revoked.
import { useEffect, useState } from 'react';
import { backendConfig } from '../../account/backend/backend.ts';
import type { Role } from '../../account/backend/visit.ts';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { LinkField } from '../../kit/fields/LinkField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { addressOf } from '../../store/cloud/linkTokens.ts';
import { makeLink } from '../../store/cloud/sharing.ts';
import type { ShareLink } from '../../store/cloud/sharingRows.ts';
import { expiryAfter, expiryChoices } from './expiry.ts';
import { roleChoices } from './roles.ts';
import { ShareLinkRow } from './ShareLinkRow.tsx';
import type { Act } from './useSharing.ts';

interface ShareLinksProps {
  readonly projectId: string;
  readonly title: string;
  readonly links: readonly ShareLink[];
  readonly act: Act;
}

export function ShareLinks({ projectId, title, links, act }: ShareLinksProps) {
  const [role, setRole] = useState<Role>('viewer');
  const [days, setDays] = useState(0);
  const [isBusy, setBusy] = useState(false);
  /** A link that the browser didn't let the page copy. */
  const [uncopied, setUncopied] = useState<string>();
  const isLive = useIsLive();
  const copy = async (token: string): Promise<void> => {
    const link = addressOf(token);
    const isCopied = await copyToClipboard(link);
    setUncopied(isCopied ? undefined : link);
    if (isCopied) toast.success('Link copied to clipboard');
  };
  const make = async (as: Role, forDays: number): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const expires_at = expiryAfter(forDays, Date.now());
    const made = await act(
      (cloud) => makeLink(cloud, projectId, { role: as, expires_at }),
      'Failed to make the link',
    );
    setBusy(false);
    if (made) await copy(made.token);
  };
  return (
    <section aria-labelledby="share-links" className="space-y-4 border-t border-hairline pt-4">
      <div>
        <h3 id="share-links" className="font-semibold">
          People with the link
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          A link shows the project as it is saved, without an account, until you revoke it.
        </p>
      </div>
      {links.length > 0 ? (
        <ul aria-label="Links" className="divide-y *:border-hairline *:first:border-t *:last:border-b">
          {links.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              title={title}
              act={act}
              onCopy={(token) => void copy(token)}
              onMakeAnother={() => void make(link.role, 0)}
            />
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField<Role>
          label="Anyone with the link"
          value={role}
          choices={roleChoices}
          onChoose={setRole}
        />
        <SelectField<number> label="Expires" value={days} choices={expiryChoices} onChoose={setDays} />
        <Button className="max-sm:col-span-2" aria-disabled={isBusy} onClick={() => void make(role, days)}>
          {isBusy ? 'Creating...' : 'Create & copy'}
        </Button>
      </div>
      {uncopied ? <LinkField label="New link" link={uncopied} /> : null}
      {role === 'editor' && isLive === false ? (
        <output className="block text-sm text-ink-soft">
          On this site people can't edit at the same time. If somebody else has saved in the meantime, saving
          asks which version to keep.
        </output>
      ) : null}
    </section>
  );
}

/** Whether this site lets people edit at the same time; undefined until it is known. */
function useIsLive(): boolean | undefined {
  const [isLive, setLive] = useState<boolean>();
  useEffect(() => {
    backendConfig().then(
      (config) => setLive(config?.live === true),
      () => undefined,
    );
  }, []);
  return isLive;
}
