// Letters into a folder instead of to a mail server, for one's own machine and for tests: one JSON file a letter.
// They hold links that work, so nobody but the account that runs the server may read them.
import { chmod, mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { linkIn } from './letters.ts';
import type { Letter, Mailer } from './mailer.ts';

export type KeptLetter = Letter & { readonly from: string; readonly sent_at: string };

/** Of more letters than this, the page of the outbox shows the newest. */
const mostShown = 50;

const fileName = /^(\d+)-(\d+)-(signup|recovery)\.json$/;

export class Outbox implements Mailer {
  readonly folder: string;
  private readonly from: string;
  private readonly print: (line: string) => void;
  private sequence = 0;
  private isMade = false;

  /** `print` is told each link, as one line. */
  constructor(folder: string, from: string, print: (line: string) => void) {
    this.folder = folder;
    this.from = from;
    this.print = print;
  }

  async deliver(letter: Letter): Promise<void> {
    await this.makeFolder();
    const now = new Date();
    this.sequence += 1;
    const name = `${now.getTime()}-${String(this.sequence).padStart(4, '0')}-${letter.kind}.json`;
    const { to, subject, text, html, kind } = letter;
    const kept = { to, from: this.from, subject, text, html, kind, sent_at: now.toISOString() };
    // The name appears when the whole letter is there.
    const unfinished = join(this.folder, `.${process.pid}-${name}`);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(kept, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(this.folder, name));
    this.print(`Mail to ${to} (${subject}): ${linkIn(text) ?? 'no link'}`);
  }

  /** The newest letters, newest first. */
  async letters(): Promise<readonly KeptLetter[]> {
    await this.makeFolder();
    const names = (await readdir(this.folder)).filter((name) => fileName.test(name));
    const newest = names.toSorted(byAge).slice(0, mostShown);
    const texts = await Promise.all(newest.map((name) => readFile(join(this.folder, name), 'utf8')));
    return texts.map((text) => JSON.parse(text) as KeptLetter);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async makeFolder(): Promise<void> {
    if (this.isMade) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
    this.isMade = true;
  }
}

/** Newest first; within a millisecond by their number. */
function byAge(one: string, other: string): number {
  const [, time = '', number = ''] = fileName.exec(one) ?? [];
  const [, otherTime = '', otherNumber = ''] = fileName.exec(other) ?? [];
  return Number(otherTime) - Number(time) || Number(otherNumber) - Number(number);
}
