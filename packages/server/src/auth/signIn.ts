// POST /token?grant_type=password: signs in with an email address and a password. An unknown address takes the same work and
// gets the same response as a wrong password.
import { z } from 'zod';
import type { Problem } from '../http/problem.ts';
import type { Handler } from '../http/protocol.ts';
import { networkOf } from '../kit/network.ts';
import { isAddress } from './address.ts';
import type { AuthContext } from './context.ts';
import { tooWeak, weaknessOf } from './passwords.ts';
import { authProblem } from './problems.ts';
import { securityField } from './proofs.ts';
import { usesBy } from './rateLimits.ts';
import { optionalText, readBody } from './requestBody.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { isBanned, type UserRow } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  gotrue_meta_security: securityField,
});

export const signIn =
  (context: AuthContext): Handler =>
  async (request) => {
    const { database, limiter, limits, passwords, proofs, audit } = context;
    const fields = readBody(body, request);
    if (fields.email === '') throw withoutEmail(fields.phone);
    const email = fields.email.toLowerCase();
    const network = networkOf(request.ip);
    const byNetwork = usesBy(limits.byNetwork.password, request.ip);
    const wrongByNetwork = usesBy(limits.byNetwork.wrongPassword, request.ip);
    const byBoth = { limit: limits.password.byAddressAndNetwork, subject: `${email} ${network}` };
    const byAddress = { limit: limits.password.byAddress, subject: email };
    const proof = await proofs.read(fields.gotrue_meta_security);
    await limiter.check(database, proof, byBoth, ...byNetwork, byAddress, ...wrongByNetwork);

    const user = isAddress(email) ? await findUser(context, email) : undefined;
    if (!(await passwords.matches(user?.known_hash ?? null, fields.password)) || user === undefined) {
      audit('sign-in failed', email, request.ip);
      throw invalidCredentials();
    }
    if (isBanned(user)) throw authProblem(400, 'user_banned', 'User is banned');
    if (user.email_confirmed_at === null) {
      throw authProblem(400, 'email_not_confirmed', 'Email not confirmed');
    }

    const opened = await database.transaction(async (sql) => {
      // The password may have been changed in the meantime.
      const [current] = await sql.query<UserRow>(
        'update auth.users set last_sign_in_at = now() where id = $1 and password_hash = $2 returning *',
        [user.id, user.known_hash],
      );
      if (current === undefined) return undefined;
      await limiter.reset(sql, byBoth, byAddress);
      // Until now the request counted as a wrong password, so that attempts made at the same time can't exceed the limit.
      for (const use of wrongByNetwork) await limiter.giveBack(sql, use);
      return { user: current, session: await openSession(sql, user.id, 'password') };
    });
    if (opened === undefined) throw invalidCredentials();
    audit('signed in', email, request.ip);
    const weakness = weaknessOf(fields.password);
    const response = await sessionResponse(context, opened);
    return weakness === undefined
      ? response
      : { ...response, weak_password: { ...weakness, message: tooWeak } };
  };

/** A user with the hash to compare: until the address is confirmed, that of the last sign-up. */
type Candidate = UserRow & { readonly known_hash: string | null };

function findUser({ database }: AuthContext, email: string): Promise<Candidate | undefined> {
  return database.transaction(async (sql) => {
    const [user] = await sql.query<Candidate>(
      `select *, case when email_confirmed_at is not null then password_hash else (
           select link.password_hash from auth.links as link
           where link.user_id = users.id and link.kind = 'signup' and link.password_hash is not null order by link.created_at desc limit 1
         ) end as known_hash
       from auth.users where email = $1`,
      [email],
    );
    return user;
  });
}

function invalidCredentials(): Problem {
  return authProblem(400, 'invalid_credentials', 'Invalid login credentials');
}

function withoutEmail(phone: string): Problem {
  return phone === ''
    ? authProblem(400, 'validation_failed', 'missing email or phone')
    : authProblem(422, 'phone_provider_disabled', 'Phone logins are disabled');
}
