// For the tests: a mail server of their own, and what stands in the letters that it was given.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Notes what it was given. */
export class MailServer {
  readonly received: { readonly to: string; readonly raw: string }[] = [];
  private readonly server: SMTPServer;
  private readonly waiting = new Set<() => void>();

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const [first] = session.envelope.rcptTo;
          this.received.push({ to: first?.address ?? '', raw: Buffer.concat(parts).toString() });
          done();
          this.wake();
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

  /** The text parts of the first letter to somebody, once it is there. */
  async letterTo(address: string): Promise<string> {
    for (;;) {
      const found = this.received.find(({ to }) => to === address);
      if (found !== undefined) return found.raw;
      await new Promise<void>((done) => this.waiting.add(done));
    }
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const done of waiting) done();
  }
}

/** Puts together what the encoding of mail has broken into lines. */
export function plain(raw: string): string {
  return raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The one link of a letter. */
export function linkIn(raw: string): string {
  return /http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?[^\s"<]+/.exec(plain(raw))?.[0] ?? '';
}
