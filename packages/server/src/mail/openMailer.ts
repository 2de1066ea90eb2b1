// The mailer that the settings name.
import type { MailTransport } from '../settings.ts';
import type { Mailer } from './mailer.ts';
import { Outbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** `print` is told the links of letters that are kept in a folder. */
export function openMailer(transport: MailTransport, from: string, print: (line: string) => void): Mailer {
  return transport.kind === 'smtp'
    ? openSmtp(transport.url, from)
    : new Outbox(transport.folder, from, print);
}
