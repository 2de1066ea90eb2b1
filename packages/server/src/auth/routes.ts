// The routes of /auth/v1.
import type { FastifyInstance } from 'fastify';
import { requireKey } from '../http/gate.ts';
import { type Handler, serveProtocol } from '../http/protocol.ts';
import { authenticate } from './authenticate.ts';
import { challenge } from './challenge.ts';
import { openCleaner } from './cleaner.ts';
import { type AuthContext, type AuthServices, contextOf } from './context.ts';
import { authProblem, authTerms } from './problems.ts';
import { recover } from './recover.ts';
import { refresh } from './refresh.ts';
import { acceptJson, queryText } from './requestBody.ts';
import { resend } from './resend.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';
import { updateUser } from './updateUser.ts';
import { userResponse } from './users.ts';
import { openLink, verify } from './verify.ts';

export async function serveAuth(app: FastifyInstance, services: AuthServices): Promise<void> {
  const context = contextOf(services);
  const cleaner = openCleaner(services.database, services.log);
  app.addHook('onClose', () =>
    Promise.all([context.mailQueue?.close(), cleaner.close(), context.passwords.close()]),
  );
  app.addHook('onListen', async () => {
    // Mails may have become due while no server was running.
    context.mailQueue?.wake();
    cleaner.start();
  });

  await serveProtocol(app, { prefix: '/auth/v1', terms: authTerms }, async (routes) => {
    acceptJson(routes);
    addOpenRoutes(routes, context);
    await routes.register(async (keyed) => addKeyedRoutes(keyed, context, services.publicKey));
  });
}

/** The routes that need no public key. */
function addOpenRoutes(auth: FastifyInstance, context: AuthContext): void {
  auth.get('/health', () => ({
    version: '1',
    name: 'Homeplot accounts',
    description: 'Sign-up, sign-in and sessions with e-mail address and password.',
  }));
  // There are no public keys, because tokens are signed with a shared secret.
  auth.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [] }),
  );
  auth.get('/verify', { exposeHeadRoute: false }, openLink(context));
  // HEAD must not use up a link.
  auth.head('/verify', (_request, reply) => {
    reply.header('allow', 'GET, POST');
    throw authProblem(405, 'method_not_allowed', 'A link can only be opened');
  });
}

function addKeyedRoutes(auth: FastifyInstance, context: AuthContext, publicKey: string): void {
  auth.addHook('onRequest', requireKey(publicKey));
  auth.get('/settings', () => ({
    external: { email: context.mailQueue !== null, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }));
  auth.get('/challenge', challenge(context));
  auth.post('/signup', signUp(context));
  auth.post('/token', grant(context));
  auth.post('/resend', resend(context));
  auth.post('/recover', recover(context));
  auth.post('/verify', verify(context));
  auth.get('/user', currentUser(context));
  auth.put('/user', updateUser(context));
  auth.post('/logout', signOut(context));
}

const currentUser =
  (context: AuthContext): Handler =>
  async (request) => {
    const { user } = await authenticate(context, request);
    return userResponse(user);
  };

function grant(context: AuthContext): Handler {
  const grants = new Map([
    ['password', signIn(context)],
    ['refresh_token', refresh(context)],
  ]);
  return async (request, reply) => {
    const handler = grants.get(queryText(request, 'grant_type') ?? '');
    if (handler === undefined) throw authProblem(400, 'invalid_credentials', 'unsupported_grant_type');
    return handler(request, reply);
  };
}
