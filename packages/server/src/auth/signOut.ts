// POST /logout: ends sessions of the caller: this one, all others, or all of them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from './authError.ts';
import { signedIn } from './bearer.ts';
import type { AuthContext } from './context.ts';
import { queryText } from './requestBody.ts';

const ownerOf = 'select user_id from auth.sessions where id = $1';

const endings = {
  global: `delete from auth.sessions where user_id = (${ownerOf})`,
  local: 'delete from auth.sessions where id = $1',
  others: `delete from auth.sessions where user_id = (${ownerOf}) and id <> $1`,
} as const;

export async function signOut(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user, session } = await signedIn(context, request);
  const scope = queryText(request, 'scope') ?? 'global';
  if (!isScope(scope)) {
    throw new AuthError(
      400,
      'validation_failed',
      'Unsupported logout scope: it must be global, local or others',
    );
  }
  await context.database.own((sql) => sql.query(endings[scope], [session.id]));
  context.audit('signed out', user.email, request.ip);
  return reply.code(204).send();
}

function isScope(text: string): text is keyof typeof endings {
  return Object.hasOwn(endings, text);
}
