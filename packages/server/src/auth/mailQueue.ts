// Sends the mails that are due: first those about accounts, then those about shared projects (`notices`). They are queued
// in the database, so that neither a restart nor a mail server that is down loses any, and no request waits for mail. The
// token of a link is created when its mail is sent. When a failed mail is tried again is in `mail/retries`.
import type { FastifyBaseLogger } from 'fastify';
import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { composeMail } from '../mail/templates.ts';
import type { AccountMailKind, Mailer } from '../mail/mailer.ts';
import type { Pseudonym } from '../kit/keys.ts';
import type { MailLimits } from './mailLimits.ts';
import { processMailRequests } from './mailRequests.ts';
import { attemptTimeout, codeOf, retryDelay } from '../mail/retries.ts';
import { openNotices } from './notices.ts';
import { digestOf, lifetimeOf, linkTypeOf, createLinkToken } from './links.ts';

/** Milliseconds between two checks for mails of other servers. */
const pollInterval = 20_000;

/** Milliseconds that `close` waits for a mail that is being sent. */
const closeTimeout = 3_000;

/** Milliseconds. */
const maxWakeDelay = 500;

type DueMail = {
  readonly kind: AccountMailKind;
  readonly email: string;
  readonly redirect_to: string;
  readonly letter_attempts: number;
};

type Options = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly pseudonym: Pseudonym;
  readonly siteUrl: () => string;
  readonly otpExpiry: number | null;
  readonly mailLimits: MailLimits;
};

export function openMailQueue({ database, mailer, log, pseudonym, siteUrl, otpExpiry, mailLimits }: Options) {
  const timer = setInterval(wake, pollInterval).unref();
  const notices = openNotices({ database, mailer, log, pseudonym, siteUrl, mailLimits, wakeIn });
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  return {
    wake,

    /** With a random delay, so that the time of the next response doesn't reveal whether mail was sent. */
    wakeSoon(): void {
      setTimeout(wake, randomInt(maxWakeDelay)).unref();
    },

    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await Promise.race([running, delay(closeTimeout, undefined, { ref: false })]);
    },
  };

  /** Call it when a mail may be due. It starts after the current response. */
  function wake(): void {
    isWoken = true;
    if (isClosed) return;
    running ??= setImmediate()
      .then(run)
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  }

  async function run(): Promise<void> {
    try {
      isWoken = false;
      while (await sendRound());
    } catch (error) {
      isWoken = false;
      log.error({ code: codeOf(error) }, 'reading the mail queue failed');
    }
  }

  /**
   * Sends the oldest mail of each network, and the oldest notice of each account, so that nobody's backlog delays the
   * others. Returns false if none is due.
   */
  async function sendRound(): Promise<boolean> {
    if (isClosed) return false;
    await processMailRequests(database, mailLimits);
    const round = await database.query<{ id: string }>(
      `select id from (
           select distinct on (sender) id, letter_due_at from auth.links where letter_due_at <= now()
           order by sender, letter_due_at) as oldest
         order by letter_due_at`,
    );
    for (const { id } of round) {
      if (isClosed) return false;
      await send(id);
    }
    const due = await notices.due();
    for (const id of due) {
      if (isClosed) return false;
      await notices.send(id);
    }
    return round.length + due.length > 0;
  }

  async function send(id: string): Promise<void> {
    const token = createLinkToken();
    const digest = digestOf(token);
    const due = await claim(id, digest);
    if (due === undefined) return;
    const { kind, email } = due;
    try {
      const link = linkTo(kind, token, due.redirect_to);
      await mailer.send(composeMail(kind, email, link, lifetimeOf(kind, otpExpiry)));
    } catch (error) {
      return failed(digest, due, error);
    }
    await schedule(digest, null);
  }

  function linkTo(kind: AccountMailKind, token: string, redirectTo: string): string {
    if (kind === 'deletion') return siteUrl();
    const link = new URL('auth/v1/verify', siteUrl());
    const type = linkTypeOf(kind);
    link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
    return link.href;
  }

  /** Postpones the mail, so that no other server sends it meanwhile; undefined if one has been faster. */
  function claim(id: string, digest: string): Promise<DueMail | undefined> {
    return database.transaction(async (sql) => {
      const [mail] = await sql.query<DueMail>(
        `update auth.links as link set
           token_digest = $1,
           expires_at = now() + make_interval(secs => case kind when 'recovery' then $3::float8 else $2::float8 end),
           letter_due_at = now() + make_interval(secs => $4),
           letter_attempts = letter_attempts + 1
         from auth.users as reader
         where reader.id = link.user_id and link.id = (
           select id from auth.links where id = $5 and letter_due_at <= now() for update skip locked)
         returning link.kind, link.redirect_to, link.letter_attempts,
           case link.kind when 'email_change_new' then reader.email_change else reader.email end as email`,
        [digest, lifetimeOf('signup', otpExpiry), lifetimeOf('recovery', otpExpiry), attemptTimeout, id],
      );
      return mail;
    });
  }

  /** Logged once it is stored: whoever reads the line finds the mail as it says. */
  async function failed(
    digest: string,
    { kind, email, letter_attempts: attempts }: DueMail,
    error: unknown,
  ): Promise<void> {
    const seconds = retryDelay(attempts);
    await schedule(digest, seconds);
    const details = { account: pseudonym(email), kind, code: codeOf(error), retryIn: seconds ?? 'never' };
    log.error(details, 'sending a mail failed');
  }

  /** By digest, because a link that was requested meanwhile has another one. Null: the mail is done. */
  async function schedule(digest: string, seconds: number | null): Promise<void> {
    await database.query(
      `update auth.links set letter_due_at = now() + make_interval(secs => $2::float8) where token_digest = $1`,
      [digest, seconds],
    );
    if (seconds !== null) wakeIn(seconds);
  }

  /** A little later, because the database's clock decides whether a mail is due. */
  function wakeIn(seconds: number): void {
    setTimeout(wake, seconds * 1000 + 100).unref();
  }
}
