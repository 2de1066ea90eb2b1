// Reads requests to /auth/v1: JSON bodies of any content type, and query parameters.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountLimits } from '../json/jsonLimits.ts';
import { JsonScanner } from '../json/jsonScanner.ts';
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

/** Fields that are not in the schema are ignored. Throws AuthError. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const read = schema.safeParse(parse(request.body));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  const where = field === '' ? 'the body' : `"${field}"`;
  throw new AuthError(400, 'bad_json', `Could not read the request body: ${where} has the wrong type`);
}

function parse(body: unknown): unknown {
  if (typeof body !== 'string')
    throw new AuthError(400, 'bad_json', 'Could not read the request body: it is empty');
  const scanner = new JsonScanner(Buffer.from(body), accountLimits);
  scanner.advance(Infinity);
  const { problem } = scanner;
  if (problem?.kind === 'size')
    throw new AuthError(400, 'bad_json', `Could not read the request body: ${problem.message}`);
  try {
    return JSON.parse(body);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** Throws AuthError if the parameter is given twice. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new AuthError(400, 'validation_failed', `The parameter ${name} may be given only once`);
}
