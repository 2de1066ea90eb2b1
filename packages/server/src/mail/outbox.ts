// Writes mail to a folder instead of sending it, for use on one machine and for tests: one JSON file per mail. The files
// hold working links, so only the account that runs the server may read them.
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../db/wholeFile.ts';
import { linkIn } from './templates.ts';
import type { Mail, Mailer } from './mailer.ts';

export type StoredMail = Mail & { readonly from: string; readonly sent_at: string };

/** The page of the outbox shows the newest ones. */
const maxShown = 50;

const fileName = /^\d+-\d+-(signup|recovery)\.json$/;

export class Outbox implements Mailer {
  readonly folder: string;
  private readonly from: string;
  private readonly print: (line: string) => void;
  private sequence = 0;
  private isCreated = false;

  /** `print` gets a line with each link. */
  constructor(folder: string, from: string, print: (line: string) => void) {
    this.folder = folder;
    this.from = from;
    this.print = print;
  }

  async send({ to, subject, text, html, kind }: Mail): Promise<void> {
    await this.createFolder();
    const now = new Date();
    this.sequence += 1;
    const name = `${now.getTime()}-${String(this.sequence).padStart(4, '0')}-${kind}.json`;
    const stored: StoredMail = { to, from: this.from, subject, text, html, kind, sent_at: now.toISOString() };
    await writeWhole(join(this.folder, name), `${JSON.stringify(stored, null, 2)}\n`);
    this.print(`Mail to ${to} (${subject}): ${linkIn(text) ?? 'no link'}`);
  }

  /** Newest first. */
  async newest(): Promise<readonly StoredMail[]> {
    await this.createFolder();
    const names = (await readdir(this.folder)).filter((name) => fileName.test(name));
    const newest = names.toSorted(newestFirst).slice(0, maxShown);
    const texts = await Promise.all(newest.map((name) => readFile(join(this.folder, name), 'utf8')));
    return texts.map((text) => JSON.parse(text) as StoredMail);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async createFolder(): Promise<void> {
    if (this.isCreated) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
    this.isCreated = true;
  }
}

/** By time, and within a millisecond by number. */
const newestFirst = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true });
