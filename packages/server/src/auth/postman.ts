// Writes and sends the letters that are due. They are stored in the database, so neither a restart nor a mail server that
// is down loses any, and no caller waits for mail. The secret of a link is created when its letter is written.
import type { FastifyBaseLogger } from 'fastify';
import { randomInt } from 'node:crypto';
import { setImmediate as afterThis } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { writeLetter } from '../mail/letters.ts';
import type { LetterKind, Mailer } from '../mail/mailer.ts';
import type { Pseudonym } from './keys.ts';
import { acceptLetterRequests } from './letterRequests.ts';
import { digestOf, lifetimeOf, makeSecret } from './links.ts';

/** Seconds after which a letter that failed is tried again; after the last of them it is given up. */
const pauses = [2, 10, 60, 300, 900, 1800, 3600];

/** Seconds that one attempt may take. When a server dies during it, another one tries after that. */
const attempt = 120;

/** Milliseconds between two looks for letters of other servers or of before a restart. */
const rounds = 20_000;

/** How long the end of the server waits for a letter on its way, in milliseconds. */
const patience = 3_000;

/** Milliseconds that a request for a letter may wait until its address is looked up. */
const longestPause = 500;

type DueLetter = {
  readonly kind: LetterKind;
  readonly email: string;
  readonly redirect_to: string;
  readonly letter_attempts: number;
};

type Post = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly pseudonym: Pseudonym;
  readonly siteUrl: () => string;
  readonly otpExpiry: number | null;
};

export class Postman {
  private readonly post: Post;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> | undefined;
  private isCalled = false;
  private isClosed = false;

  constructor(post: Post) {
    this.post = post;
    this.timer = setInterval(() => this.call(), rounds).unref();
  }

  /** Calls at a random moment of the next half second, so that the time of the next request doesn't reveal who gets a letter. */
  callSometime(): void {
    setTimeout(() => this.call(), randomInt(longestPause)).unref();
  }

  /** There may be a letter to send. The search begins after the current work, above all after the answer. */
  call(): void {
    this.isCalled = true;
    if (this.isClosed) return;
    this.round ??= afterThis()
      .then(() => this.walk())
      .finally(() => {
        this.round = undefined;
        if (this.isCalled) this.call();
      });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    const late = new Promise<void>((done) => setTimeout(done, patience).unref());
    await Promise.race([this.round, late]);
  }

  private async walk(): Promise<void> {
    try {
      do {
        this.isCalled = false;
        while (!this.isClosed && (await this.sendRound()));
      } while (this.isCalled && !this.isClosed);
    } catch (error) {
      this.isCalled = false;
      this.post.log.error({ code: codeOf(error) }, 'letters could not be looked for');
    }
  }

  /** Sends the oldest letter of each sender, so that nobody's backlog delays the others. False if none is due. */
  private async sendRound(): Promise<boolean> {
    const { database } = this.post;
    await acceptLetterRequests(database);
    const round = await database.own((sql) =>
      sql.query<{ id: string }>(
        `select id from (
           select distinct on (sender) id, letter_due_at from auth.links where letter_due_at <= now()
           order by sender, letter_due_at) as oldest
         order by letter_due_at`,
      ),
    );
    for (const { id } of round) {
      if (this.isClosed) return false;
      await this.send(id);
    }
    return round.length > 0;
  }

  private async send(id: string): Promise<void> {
    const { mailer, otpExpiry } = this.post;
    const secret = makeSecret();
    const digest = digestOf(secret);
    const due = await this.take(id, digest);
    if (due === undefined) return;
    const { kind, email } = due;
    try {
      const link = this.linkTo(kind, secret, due.redirect_to);
      await mailer.deliver(writeLetter(kind, email, link, lifetimeOf(kind, otpExpiry)));
    } catch (error) {
      await this.schedule(digest, this.pauseAfter(due, error));
      return;
    }
    await this.schedule(digest, null);
  }

  private linkTo(kind: LetterKind, secret: string, redirectTo: string): string {
    const link = new URL('auth/v1/verify', this.post.siteUrl());
    link.search = new URLSearchParams({ token: secret, type: kind, redirect_to: redirectTo }).toString();
    return link.href;
  }

  /** Takes a letter that is due, so that no other server sends it meanwhile; undefined when one already has. */
  private take(id: string, digest: string): Promise<DueLetter | undefined> {
    const { database, otpExpiry } = this.post;
    return database.own(async (sql) => {
      const [letter] = await sql.query<DueLetter>(
        `update auth.links as link set
           token_digest = $1,
           expires_at = now() + make_interval(secs => case kind when 'signup' then $2::float8 else $3::float8 end),
           letter_due_at = now() + make_interval(secs => $4),
           letter_attempts = letter_attempts + 1
         from auth.users as reader
         where reader.id = link.user_id and link.id = (
           select id from auth.links where id = $5 and letter_due_at <= now() for update skip locked)
         returning link.kind, reader.email, link.redirect_to, link.letter_attempts`,
        [digest, lifetimeOf('signup', otpExpiry), lifetimeOf('recovery', otpExpiry), attempt, id],
      );
      return letter;
    });
  }

  /** Says that a letter failed, and after how many seconds it is tried again; null for never. */
  private pauseAfter({ kind, email, letter_attempts: attempts }: DueLetter, error: unknown): number | null {
    const { log, pseudonym } = this.post;
    const pause = pauses[attempts - 1] ?? null;
    const facts = { account: pseudonym(email), kind, code: codeOf(error), again: pause ?? 'never' };
    log.error(facts, 'a letter could not be sent');
    return pause;
  }

  /** By the digest: when a new link was wished for meanwhile, its letter is left alone. */
  private async schedule(digest: string, pause: number | null): Promise<void> {
    await this.post.database.own((sql) =>
      sql.query(
        `update auth.links set letter_due_at = now() + make_interval(secs => $2::float8) where token_digest = $1`,
        [digest, pause],
      ),
    );
    // Only now, and a little later than the database says, so that the letter is due when it is looked for.
    if (pause !== null) setTimeout(() => this.call(), pause * 1000 + 100).unref();
  }
}

/** What kind of failure it was; the words of a mail server may hold the address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ') || 'unknown';
}
