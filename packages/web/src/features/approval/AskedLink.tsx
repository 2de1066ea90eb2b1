// Shows the link of a new request. It can be shown only now, because only its digest is stored: not even the owner of the
// project can open it later.
import { useState } from 'react';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { LinkField, uncopiedWords } from '../../kit/fields/LinkField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { approvalLink } from './approvalCalls.ts';

export interface NewRequest {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

interface AskedLinkProps {
  readonly request: NewRequest;
  readonly onDone: () => void;
}

export function AskedLink({ request: { name, email, token }, onDone }: AskedLinkProps) {
  useEscape(onDone);
  const link = approvalLink(token);
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const copy = async (): Promise<void> => {
    setCopied((await copyToClipboard(link)) ? 'yes' : 'refused');
  };
  const words = `Hello ${name},\n\nPlease look at this plan and approve or decline it:\n${link}\n`;
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Please approve a site plan')}&body=${encodeURIComponent(words)}`;
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere">{`Send this link to ${name}. It is shown only now, and whoever has it can answer.`}</p>
      {copied === 'refused' ? (
        <LinkField label="Link" link={link} />
      ) : (
        <TextField label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      )}
      {email ? (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {`If this site sends email, it also goes to ${email}. The list of requests shows when it was sent.`}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        {email ? (
          <a href={mail} className={buttonClass()}>
            Write an email
          </a>
        ) : null}
        <Button ref={focusNow} tone="primary" onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy link'}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
      <output className="sr-only">
        {copied ? { yes: 'The link is copied.', refused: uncopiedWords }[copied] : ''}
      </output>
    </div>
  );
}
