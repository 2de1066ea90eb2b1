// Sends the mails about shared projects when the mail queue calls it. Triggers queue them, and write what each says when it
// is about to be sent; null means that there is nothing to say anymore. Their texts are in `mail/noticeTexts`.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Pseudonym } from '../kit/keys.ts';
import type { Mailer, NoticeKind } from '../mail/mailer.ts';
import { composeNotice, type NoticeContent } from '../mail/noticeTexts.ts';
import type { MailLimits } from './mailLimits.ts';
import { attemptTimeout, codeOf, retryDelay } from '../mail/retries.ts';

interface Options {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly pseudonym: Pseudonym;
  readonly siteUrl: () => string;
  readonly mailLimits: MailLimits;
  /** Looks for due mails after so many seconds. */
  readonly wakeIn: (seconds: number) => void;
}

interface Notice {
  readonly kind: NoticeKind;
  readonly about: string;
  readonly email: string;
  readonly token: string | null;
  readonly attempts: number;
  readonly content: (NoticeContent & { readonly project?: string }) | null;
}

export function openNotices({ database, mailer, log, pseudonym, siteUrl, mailLimits, wakeIn }: Options) {
  return {
    /** The oldest one of each sender. */
    async due(): Promise<readonly string[]> {
      const rows = await database.query<{ id: string }>(
        `select id from (
           select distinct on (sender) id, due_at from auth.notices where due_at <= now() order by sender, due_at
         ) as oldest order by due_at`,
      );
      return rows.map(({ id }) => id);
    },

    async send(id: string): Promise<void> {
      const notice = await claim(id);
      if (notice === undefined) return;
      if (notice.content === null) return drop(id);
      const { limiter, limits } = mailLimits;
      const toAddress = limits.mail.noticesTo;
      const wait = await database.transaction((sql) => limiter.take(sql, toAddress, notice.email));
      // Less 1, because `claim` has counted an attempt.
      if (wait > 0) return postpone(id, wait, notice.attempts - 1);
      try {
        await mailer.send(composeNotice(notice.kind, notice.email, linkOf(notice), notice.content));
      } catch (error) {
        return failed(id, notice, error);
      }
      // The trigger `notice_sent` then notes `mailed_at` and deletes the row; that of a thread stays, and is due again if
      // comments were written meanwhile.
      await database.query(
        `update auth.notices set sent_at = now(), due_at = null, attempts = 0, token = null, content = null,
           told_until = written_at where id = $1`,
        [id],
      );
    },
  };

  /** Postpones it, so that no other server sends it meanwhile; undefined if one has been faster. */
  async function claim(id: string): Promise<Notice | undefined> {
    const [notice] = await database.query<Notice>(
      `update auth.notices as n set attempts = n.attempts + 1, due_at = now() + make_interval(secs => $2)
       where n.id = (select id from auth.notices where id = $1 and due_at <= now() for update skip locked)
       returning n.kind, n.about, n.token, n.attempts, n.content,
         coalesce(n.email, (select u.email from auth.users as u where u.id = n.user_id)) as email`,
      [id, attemptTimeout],
    );
    return notice;
  }

  function linkOf({ kind, about, token, content }: Notice): string {
    if (kind === 'approval_request') return new URL(`a/${encodeURIComponent(token ?? '')}`, siteUrl()).href;
    const app = new URL('app', siteUrl());
    app.search = new URLSearchParams(
      kind === 'invitation' ? { invitation: about } : { open: content?.project ?? '' },
    ).toString();
    return app.href;
  }

  /** Logged once it is stored: whoever reads the line finds the mail as it says. */
  async function failed(id: string, { kind, email, attempts }: Notice, error: unknown): Promise<void> {
    const seconds = retryDelay(attempts);
    if (seconds === null) await drop(id);
    else await postpone(id, seconds, attempts);
    const details = { account: pseudonym(email), kind, code: codeOf(error), retryIn: seconds ?? 'never' };
    log.error(details, 'sending a mail failed');
  }

  async function postpone(id: string, seconds: number, attempts: number): Promise<void> {
    const text = `update auth.notices set due_at = now() + make_interval(secs => $2), attempts = $3 where id = $1`;
    await database.query(text, [id, seconds, attempts]);
    wakeIn(seconds);
  }

  /** The row for a thread stays for an hour: it says when its reader was last sent a mail. */
  async function drop(id: string): Promise<void> {
    await database.query(`delete from auth.notices where id = $1 and kind <> 'comments'`, [id]);
    await database.query('update auth.notices set due_at = null, attempts = 0 where id = $1', [id]);
  }
}
