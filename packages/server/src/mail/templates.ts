// The form of all emails, and the texts of those about accounts. Each has one link.
import type { AccountMailKind, Mail } from './mailer.ts';

type Wording = {
  readonly subject: string;
  readonly reason: string;
  readonly action: string;
  readonly ifNotYou: string;
  /** What is said in place of how long the link works. */
  readonly instead?: string;
};

const wordings: Readonly<Record<AccountMailKind, Wording>> = {
  signup: {
    subject: 'Confirm your email address for Homeplot',
    reason: 'Someone signed up for Homeplot with this email address.',
    action: 'Confirm your address',
    ifNotYou:
      "If it wasn't you, ignore this email. Nobody can sign in with this address unless a link mailed to it is opened.",
  },
  recovery: {
    subject: 'Reset your Homeplot password',
    reason: 'Someone asked to reset the password of your Homeplot account.',
    action: 'Choose a new password',
    ifNotYou: "If it wasn't you, ignore this email. Your password stays the same.",
  },
  email_change_new: {
    subject: 'Confirm your new email address for Homeplot',
    reason: 'Someone wants to use this email address for their Homeplot account.',
    action: 'Confirm this address',
    ifNotYou:
      "If it wasn't you, ignore this email. The address changes only when both mailed links are opened.",
  },
  email_change_current: {
    subject: 'Allow the new email address of your Homeplot account',
    reason: 'Someone asked to change the email address of your Homeplot account.',
    action: 'Allow the change',
    ifNotYou:
      "If it wasn't you, don't open the link, and change your password. Your address stays the same unless both mailed links are opened.",
  },
  deletion: {
    subject: 'Your Homeplot account will be deleted',
    reason:
      'Someone asked to delete your Homeplot account. It will be deleted in 14 days, with all its projects, their earlier versions and their files.',
    action: 'Keep your account',
    instead: 'Sign in, open Account and click Keep my account.',
    ifNotYou: "If it wasn't you, do that and change your password.",
  },
};

/** `lifetime`: seconds for which the link works. */
export function composeMail(kind: AccountMailKind, to: string, link: string, lifetime: number): Mail {
  const { subject, reason, action, ifNotYou, instead } = wordings[kind];
  const once = instead ?? `The link works once, within ${durationOf(lifetime)}.`;
  return laidOut({ kind, to, subject, reason, action, link, quotes: [], remarks: [once, ifNotYou] });
}

/** All of it is plain text. */
export interface MailParts extends Pick<Mail, 'kind' | 'to' | 'subject'> {
  readonly reason: string;
  readonly action: string;
  readonly link: string;
  /** What somebody wrote. */
  readonly quotes: readonly string[];
  readonly remarks: readonly string[];
}

export function laidOut({ kind, to, subject, reason, action, link, quotes, remarks }: MailParts): Mail {
  const [reasonHtml, ...remarksHtml] = [reason, ...remarks].map(escapeHtml);
  const quoteHtml = (quote: string): string =>
    `<p style="margin-left:12px">${escapeHtml(quote).replaceAll('\n', '<br>')}</p>\n`;
  return {
    kind,
    to,
    subject,
    text: `${[reason, `${action}:\n${link}`, ...quotes, remarks.join('\n'), 'Homeplot'].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2937;background:#ffffff">
<p>${reasonHtml}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;\
color:#ffffff;background:#1d4ed8;text-decoration:none">${escapeHtml(action)}</a></p>
${quotes.map(quoteHtml).join('')}<p>${remarksHtml.join('<br>')}</p>
<p>Homeplot</p>
</body>
</html>
`,
  };
}

/** The link in a mail's text. */
export function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function durationOf(seconds: number): string {
  const [count, unit] =
    seconds >= 7200
      ? [Math.floor(seconds / 3600), 'hour']
      : seconds >= 120
        ? [Math.floor(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
