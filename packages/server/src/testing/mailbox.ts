// For the tests: the mails in a server's outbox, as the server prints them.
import { Recorder } from './recorder.ts';

export class Mailbox {
  private readonly mails = new Recorder<{ readonly to: string; readonly link: string }>();

  /** Takes a line that the server printed. */
  read(line: string): void {
    const [, to, link] = /^Mail to (\S+) \(.*\): (\S+)$/.exec(line) ?? [];
    if (to !== undefined && link !== undefined) this.mails.add({ to, link });
  }

  get links(): readonly string[] {
    return this.mails.items.map(({ link }) => link);
  }

  linksTo(address: string): readonly string[] {
    return this.mails.items.filter(({ to }) => to === address).map(({ link }) => link);
  }

  /** Waits for a mail to an address: the first one, or a later one. */
  linkTo(address: string, count = 1): Promise<string> {
    return this.mails.wait(() => this.linksTo(address)[count - 1]);
  }
}
