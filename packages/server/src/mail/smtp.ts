// Sends mail by SMTP, with a new connection for each, because there are few.
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** Milliseconds. */
const timeout = 15_000;

/** `url` is `smtp://` or `smtps://` with user, password, host and port. */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }: Mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
