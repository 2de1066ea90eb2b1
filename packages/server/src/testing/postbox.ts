// For the tests: the letters that a server under test puts into its outbox. Whoever waits for one is called when it is
// there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LetterKind } from '../mail/mailer.ts';

export type PostedLetter = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: LetterKind;
  readonly sent_at: string;
};

export class Postbox {
  private readonly folder: string;
  private readonly waiting = new Set<() => void>();
  private readonly taken = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** To be called when a letter has been put into the folder. */
  delivered(): void {
    for (const look of this.waiting) look();
  }

  /** All letters so far, oldest first. */
  letters(to?: string): readonly PostedLetter[] {
    return this.files()
      .map((file) => this.read(file))
      .filter((letter) => to === undefined || letter.to === to);
  }

  /** The oldest letter to somebody that nobody has taken yet; waits for it when it is not there. */
  async take(to: string): Promise<PostedLetter> {
    return new Promise((done) => {
      const look = (): void => {
        const file = this.files().find((name) => !this.taken.has(name) && this.read(name).to === to);
        if (file === undefined) return;
        this.taken.add(file);
        this.waiting.delete(look);
        done(this.read(file));
      };
      this.waiting.add(look);
      look();
    });
  }

  private files(): readonly string[] {
    const byTimeAndNumber = new Intl.Collator('en', { numeric: true });
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .toSorted((a, b) => byTimeAndNumber.compare(a, b));
  }

  private read(file: string): PostedLetter {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as PostedLetter;
  }
}
