// Writes mail to a folder instead of sending it, for use on one machine and for tests: one JSON file per mail. The files
// hold working links, so only the account that runs the server may read them.
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../kit/wholeFile.ts';
import { linkIn } from './templates.ts';
import type { Mail } from './mailer.ts';

export type StoredMail = Mail & { readonly from: string; readonly sent_at: string };

/** The page of the outbox shows the newest ones. */
const maxShown = 50;

const fileName = /^\d+-\d+-[a-z_]+\.json$/;

export type Outbox = ReturnType<typeof openOutbox>;

/** `print` gets a line with each link. */
export function openOutbox(folder: string, from: string, print: (line: string) => void) {
  let sequence = 0;
  let isCreated = false;
  return {
    folder,

    async send({ to, subject, text, html, kind }: Mail): Promise<void> {
      await createFolder();
      const now = new Date();
      sequence += 1;
      const name = `${now.getTime()}-${String(sequence).padStart(4, '0')}-${kind}.json`;
      const stored: StoredMail = { to, from, subject, text, html, kind, sent_at: now.toISOString() };
      await writeWhole(join(folder, name), `${JSON.stringify(stored, null, 2)}\n`);
      print(`Mail to ${to} (${subject}): ${linkIn(text) ?? 'no link'}`);
    },

    /** Newest first. */
    async newest(): Promise<readonly StoredMail[]> {
      await createFolder();
      const names = (await readdir(folder)).filter((name) => fileName.test(name));
      const newest = names.toSorted(newestFirst).slice(0, maxShown);
      const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.map((text) => JSON.parse(text) as StoredMail);
    },
  };

  async function createFolder(): Promise<void> {
    if (isCreated) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    isCreated = true;
  }
}

/** By time, and within a millisecond by number. */
const newestFirst = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true });
