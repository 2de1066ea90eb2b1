// Requests for mail to addresses that may have no account, as `requestMail` has stored them. The account is looked up after
// the response, by the mail queue, so that the response can't depend on it.
import type { Database, Sql } from '../db/database.ts';
import { type MailLimits, type RequestKind } from './mailLimits.ts';

export type MailRequest = {
  readonly kind: RequestKind;
  readonly email: string;
  readonly redirect_to: string;
  readonly sender: string;
};

export async function insertMailRequest(sql: Sql, request: MailRequest): Promise<void> {
  const { kind, email, redirect_to: redirect, sender } = request;
  await sql.query(
    'insert into auth.letter_requests (kind, email, redirect_to, sender) values ($1, $2, $3, $4)',
    [kind, email, redirect, sender],
  );
}

/** Makes a mail due for each request whose address has an account. */
export async function processMailRequests(database: Database, limits: MailLimits): Promise<void> {
  while (await database.transaction((sql) => processNext(sql, limits)));
}

/** Returns false if there is none. */
async function processNext(sql: Sql, limits: MailLimits): Promise<boolean> {
  const [request] = await sql.query<MailRequest>(
    `delete from auth.letter_requests where id = (
       select id from auth.letter_requests order by asked_at limit 1 for update skip locked)
     returning kind, email, redirect_to, sender`,
  );
  if (request === undefined) return false;
  const { kind, email, redirect_to: redirect, sender } = request;
  if (kind === 'email_change' && !(await countNewAddress(sql, limits, email))) return true;
  const { recordTime, renewLink } = statements[kind];
  await sql.query(recordTime, [email]);
  await sql.query(renewLink, [email, redirect, sender]);
  return true;
}

/** Returns false if the address that an account waits for gets no more mail. */
async function countNewAddress(sql: Sql, { limiter, limits }: MailLimits, email: string): Promise<boolean> {
  // Locked before the limits, in the order of a request that changes the address.
  const [waiting] = await sql.query<{ address: string }>(
    'select email_change as address from auth.users where email = $1 and email_change is not null for update',
    [email],
  );
  if (waiting === undefined) return true;
  // The time between two mails was counted with the request.
  const toAddress = { limit: limits.mail.toAddress, subject: waiting.address };
  return (await limiter.count(sql, null, toAddress)) === undefined;
}

type Statements = { readonly recordTime: string; readonly renewLink: string };

const statements: Readonly<Record<RequestKind, Statements>> = {
  recovery: {
    recordTime: 'update auth.users set recovery_sent_at = now() where email = $1',
    renewLink: `
      insert into auth.links (user_id, kind, redirect_to, sender)
        select id, 'recovery', $2, $3 from auth.users where email = $1
      on conflict (user_id) where kind = 'recovery' do update set
        token_digest = null, redirect_to = $2, sender = $3, letter_due_at = now(), letter_attempts = 0`,
  },
  email_change: {
    recordTime:
      'update auth.users set email_change_sent_at = now() where email = $1 and email_change is not null',
    // Only those that haven't been followed are there.
    renewLink: `
      update auth.links as link set
        token_digest = null, redirect_to = $2, sender = $3, letter_due_at = now(), letter_attempts = 0
      from auth.users as reader
      where reader.id = link.user_id and reader.email = $1 and reader.email_change is not null
        and link.kind in ('email_change_current', 'email_change_new')`,
  },
  signup: {
    recordTime:
      'update auth.users set confirmation_sent_at = now() where email = $1 and email_confirmed_at is null',
    // After several sign-ups with different passwords it is unknown which one is the owner's, so the new link has no
    // password: it signs in, and a recovery sets a password.
    renewLink: `
      update auth.links as link set
        token_digest = null, redirect_to = $2, sender = $3, letter_due_at = now(), letter_attempts = 0,
        password_hash = case when last.is_only then link.password_hash end,
        metadata = case when last.is_only then link.metadata end
      from (
        select link.id, not exists (
            select from auth.links as other
            where other.user_id = link.user_id and other.kind = 'signup'
              and other.password_hash is distinct from link.password_hash) as is_only
        from auth.links as link join auth.users as reader on reader.id = link.user_id
        where reader.email = $1 and reader.email_confirmed_at is null and link.kind = 'signup'
        order by link.created_at desc limit 1) as last
      where link.id = last.id`,
  },
};
