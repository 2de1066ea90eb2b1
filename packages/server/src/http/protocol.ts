// What every protocol of the backend is given, and how it is served: none of its answers is cached, it reads bodies by
// itself, and whatever goes wrong is answered in its terms.
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteGenericInterface,
} from 'fastify';
import type { Database } from '../db/database.ts';
import type { AccessTokens } from '../kit/accessToken.ts';
import type { Scheduler } from './admission/scheduler.ts';
import { type Problem, problemOf, type ProblemTerms, sendProblem } from './problem.ts';
import type { ShareTokens } from './shareTokens.ts';

export interface Services {
  readonly database: Database;
  readonly admission: Scheduler;
  readonly tokens: AccessTokens;
  readonly shareTokens: ShareTokens;
  /** The secret of the installation, the same on all its servers. It never leaves the server. */
  readonly secret: string;
  /** Sent by clients as `apikey`: an identifier, not a secret. */
  readonly publicKey: string;
  readonly log: FastifyBaseLogger;
}

export interface Protocol {
  readonly prefix: string;
  readonly terms: ProblemTerms;
  /** For a path without a route; without it, the answer is that of the whole server. */
  readonly notFound?: () => Problem;
}

/** An endpoint, made from what its protocol shares. Returns the body of the answer, or the reply that has it. */
export type Handler<Route extends RouteGenericInterface = RouteGenericInterface> = (
  request: FastifyRequest<Route>,
  reply: FastifyReply,
) => Promise<object>;

export async function serveProtocol(
  app: FastifyInstance,
  { prefix, terms, notFound }: Protocol,
  addRoutes: (routes: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(
    async (routes) => {
      routes.decorateRequest('caller', null);
      routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      routes.removeAllContentTypeParsers();
      routes.setErrorHandler((error, request, reply) =>
        sendProblem(request, reply, problemOf(error, request, terms), terms),
      );
      if (notFound)
        routes.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound(), terms));
      await addRoutes(routes);
    },
    { prefix },
  );
}
