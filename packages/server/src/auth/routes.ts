// The routes of /auth/v1.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireKey } from '../http/gate.ts';
import { AuthError, authErrorOf, sendAuthError } from './problems.ts';
import { authenticate } from './authenticate.ts';
import { challenge } from './challenge.ts';
import { openCleaner } from './cleaner.ts';
import { type AuthContext, type AuthServices, contextOf } from './context.ts';
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

  await app.register(
    async (auth) => {
      acceptJson(auth);
      auth.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      auth.setErrorHandler((error, request, reply) => {
        const authError = authErrorOf(error);
        if (authError.status >= 500 && !(error instanceof AuthError)) {
          const stack = error instanceof Error ? error.stack : String(error);
          request.log.error({ req: request, stack }, 'request failed');
        }
        return sendAuthError(request, reply, authError);
      });
      addOpenRoutes(auth, context);
      await auth.register(async (keyed) => addKeyedRoutes(keyed, context, services.publicKey));
    },
    { prefix: '/auth/v1' },
  );
}

/** Without the public key. */
function addOpenRoutes(auth: FastifyInstance, context: AuthContext): void {
  auth.get('/health', () => ({
    version: '1',
    name: 'Homeplot accounts',
    description: 'Sign-up, sign-in and sessions with e-mail address and password.',
  }));
  // No keys, because tokens are signed with a shared secret.
  auth.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [] }),
  );
  auth.get('/verify', { exposeHeadRoute: false }, (request, reply) => openLink(context, request, reply));
  // HEAD must not use up a link.
  auth.head('/verify', (_request, reply) => {
    reply.header('allow', 'GET, POST');
    throw new AuthError(405, 'method_not_allowed', 'A link can only be opened');
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
  auth.get('/challenge', (request) => challenge(context, request));
  auth.post('/signup', (request) => signUp(context, request));
  auth.post('/token', (request) => grant(context, request));
  auth.post('/resend', (request) => resend(context, request));
  auth.post('/recover', (request) => recover(context, request));
  auth.post('/verify', (request) => verify(context, request));
  auth.get('/user', (request) => currentUser(context, request));
  auth.put('/user', (request) => updateUser(context, request));
  auth.post('/logout', (request, reply) => signOut(context, request, reply));
}

async function currentUser(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { user } = await authenticate(context, request);
  return userResponse(user);
}

function grant(context: AuthContext, request: FastifyRequest): Promise<object> {
  const type = queryText(request, 'grant_type');
  if (type === 'password') return signIn(context, request);
  if (type === 'refresh_token') return refresh(context, request);
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
}
