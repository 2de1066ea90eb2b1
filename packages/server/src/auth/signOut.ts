// POST /logout: ends the current session, all others, or all of the user's sessions.
import type { Handler } from '../http/protocol.ts';
import { authenticate } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { authProblem } from './problems.ts';
import { queryText } from './requestBody.ts';

const ownerOf = 'select user_id from auth.sessions where id = $1';

const deletions = {
  global: `delete from auth.sessions where user_id = (${ownerOf})`,
  local: 'delete from auth.sessions where id = $1',
  others: `delete from auth.sessions where user_id = (${ownerOf}) and id <> $1`,
} as const;

export const signOut =
  (context: AuthContext): Handler =>
  async (request, reply) => {
    const { user, session } = await authenticate(context, request);
    const scope = queryText(request, 'scope') ?? 'global';
    if (!isScope(scope)) {
      const message = 'Unsupported logout scope: it must be global, local or others';
      throw authProblem(400, 'validation_failed', message);
    }
    await context.database.query(deletions[scope], [session.id]);
    context.audit('signed out', user.email, request.ip);
    return reply.code(204).send();
  };

function isScope(text: string): text is keyof typeof deletions {
  return Object.hasOwn(deletions, text);
}
