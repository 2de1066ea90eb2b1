// Values of requests to /auth/v1: JSON bodies of any content type, optional texts, and query parameters.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthError } from './authError.ts';

/** Enough for an address, a password and metadata. */
const bodyLimit = 16 * 1024;

/** Call it before adding routes. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
}

/** Missing and null are the same as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** Throws AuthError if the parameter is given twice. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new AuthError(400, 'validation_failed', `The parameter ${name} may be given only once`);
}
