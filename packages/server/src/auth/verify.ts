// GET and POST /verify: follows a mailed link. The link itself is a GET, which redirects to the product with the new session in
// the fragment of the address, which no server and no log sees.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handler } from '../http/protocol.ts';
import { followChange } from './changeAddress.ts';
import type { AuthContext } from './context.ts';
import { followLink, type linkTypeOf } from './links.ts';
import { authProblem } from './problems.ts';
import { usesBy } from './rateLimits.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';
import { type SessionResponse, sessionResponse } from './sessions.ts';

type LinkType = ReturnType<typeof linkTypeOf>;

const types: Readonly<Record<string, LinkType>> = {
  signup: 'signup',
  email: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
};

const halfChanged = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const invalidLink = 'Email link is invalid or has expired';

export const openLink =
  (context: AuthContext): Handler =>
  async (request, reply) => {
    const { token = '', type = '' } = {
      token: queryText(request, 'token'),
      type: queryText(request, 'type'),
    };
    const target = redirectTo(queryText(request, 'redirect_to'), context);
    if (token === '') throw authProblem(400, 'validation_failed', 'Verify requires a token or a token hash');
    if (type === '') throw authProblem(400, 'validation_failed', 'Verify requires a verification type');
    await checkLimit(context, request);

    const kind = kindOf(type);
    if (kind === undefined) {
      return redirect(reply, target, {
        error: 'invalid_request',
        error_code: 'validation_failed',
        error_description: 'Unsupported verification type',
      });
    }
    const session = await follow(context, request, kind, token);
    if (session === 'half') return redirect(reply, target, { message: halfChanged });
    if (session === undefined) {
      return redirect(reply, target, {
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: invalidLink,
      });
    }
    return redirect(reply, target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type: kind,
    });
  };

const body = z.object({
  type: optionalText,
  token_hash: optionalText,
  email: optionalText,
  token: optionalText,
});

export const verify =
  (context: AuthContext): Handler =>
  async (request) => {
    const { type, token_hash: linkToken, email, token } = readBody(body, request);
    const kind = kindOf(type);
    if (kind === undefined) {
      throw authProblem(400, 'validation_failed', 'Verify requires a verification type');
    }
    if (linkToken === '' && (email === '' || token === '')) {
      const message = 'Only an email address and token, or a token hash should be provided on verify';
      throw authProblem(400, 'validation_failed', message);
    }
    await checkLimit(context, request);
    // Our mails contain no numeric codes, so no code is valid.
    if (linkToken === '') throw authProblem(403, 'otp_expired', 'Token has expired or is invalid');
    const session = await follow(context, request, kind, linkToken);
    if (session === undefined) throw authProblem(403, 'otp_expired', invalidLink);
    // The same response as Supabase's.
    return session === 'half' ? { code: 200, msg: halfChanged } : session;
  };

function kindOf(type: string): LinkType | undefined {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}

function checkLimit({ database, limiter, limits }: AuthContext, { ip }: FastifyRequest): Promise<void> {
  return limiter.check(database, null, ...usesBy(limits.byNetwork.verify, ip));
}

/** Follows a link. 'half': one of the two links that change an address. undefined: the link is invalid or has expired. */
async function follow(
  context: AuthContext,
  request: FastifyRequest,
  kind: LinkType,
  token: string,
): Promise<SessionResponse | 'half' | undefined> {
  if (kind === 'email_change') {
    const changed = await followChange(context.database, token);
    if (changed === undefined || changed === 'half') return changed;
    context.audit('address changed', changed.user.email, request.ip);
    return sessionResponse(context, changed);
  }
  const followed = await followLink(context.database, kind, token);
  if (followed === undefined) return undefined;
  const event = kind === 'signup' ? 'address confirmed' : 'recovery link used';
  context.audit(event, followed.user.email, request.ip);
  return sessionResponse(context, followed);
}

/** Redirects with parameters in the fragment. An empty `sb` marks it as Supabase's. */
function redirect(
  reply: FastifyReply,
  target: string,
  params: Readonly<Record<string, string>>,
): FastifyReply {
  const fragment = new URLSearchParams({ ...params, sb: '' });
  fragment.sort();
  return reply.header('referrer-policy', 'no-referrer').redirect(`${target}#${fragment.toString()}`, 303);
}
