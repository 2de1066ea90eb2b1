// Letters by SMTP. One connection a letter: there are few of them, and a server that was away is simply asked again.
import { createTransport } from 'nodemailer';
import type { Letter, Mailer } from './mailer.ts';

/** How long a mail server may keep silent, in milliseconds. */
const patience = 15_000;

/** `url` is `smtp://` or `smtps://` with user, password, host and port. */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html }: Letter) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
