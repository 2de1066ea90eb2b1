// For the tests: an SMTP server, and what is in the mails that it received.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Recorder } from './recorder.ts';

export class MailServer {
  private readonly received = new Recorder<{ readonly to: string; readonly raw: string }>();
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          this.received.add({ to, raw: Buffer.concat(parts).toString() });
          done();
        });
      },
      ...options,
    });
  }

  async listen(port = 0): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Waits for a mail to an address. */
  mailTo(address: string): Promise<string> {
    return this.received.wait(() => this.received.items.find(({ to }) => to === address)?.raw);
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }
}

/** Decodes quoted-printable. */
export function decode(raw: string): string {
  return raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The link of a mail. */
export function linkIn(raw: string): string {
  return /http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?[^\s"<]+/.exec(decode(raw))?.[0] ?? '';
}
