// The letters that the server writes. Each has one link and nothing that its reader or anybody else has typed.
import type { Letter, LetterKind } from './mailer.ts';

type Wording = {
  readonly subject: string;
  readonly why: string;
  readonly action: string;
  readonly otherwise: string;
};

const wordings: Readonly<Record<LetterKind, Wording>> = {
  signup: {
    subject: 'Confirm your email address for Homeplot',
    why: 'Someone signed up for Homeplot with this email address.',
    action: 'Confirm your address',
    otherwise: 'If it wasn’t you, ignore this email. No account is created unless the link is opened.',
  },
  recovery: {
    subject: 'Reset your Homeplot password',
    why: 'Someone asked to reset the password of your Homeplot account.',
    action: 'Choose a new password',
    otherwise: 'If it wasn’t you, ignore this email. Your password stays the same.',
  },
};

/** `lifetime` is how long the link works, in seconds. */
export function writeLetter(kind: LetterKind, to: string, link: string, lifetime: number): Letter {
  const { subject, why, action, otherwise } = wordings[kind];
  const once = `The link works once, within ${inWords(lifetime)}.`;
  return {
    kind,
    to,
    subject,
    text: `${why}\n\n${action}:\n${link}\n\n${once}\n${otherwise}\n\nHomeplot\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2937;background:#ffffff">
<p>${why}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;\
color:#ffffff;background:#1d4ed8;text-decoration:none">${action}</a></p>
<p>${once}<br>${otherwise}</p>
<p>Homeplot</p>
</body>
</html>
`,
  };
}

/** The one link of a letter. */
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

function inWords(seconds: number): string {
  const [count, unit] =
    seconds >= 7200
      ? [Math.floor(seconds / 3600), 'hour']
      : seconds >= 120
        ? [Math.floor(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
