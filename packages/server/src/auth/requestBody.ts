// What callers send to /auth/v1: JSON under any content type, and single query parameters.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountLimits } from '../json/jsonLimits.ts';
import { JsonScanner } from '../json/jsonScanner.ts';
import { AuthError } from './authError.ts';

/** A sign-up carries an address, a password and a name. */
const longestBody = 16 * 1024;

/** Must come before the routes of the same app. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) => {
    done(null, body);
  });
}

/** A text that may be left out or null, which is the same as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** The fields of the body that the schema names; others are not looked at. */
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
  if (problem === undefined) return JSON.parse(body);
  if (problem.kind === 'syntax') throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  throw new AuthError(400, 'bad_json', `Could not read the request body: ${problem.message}`);
}

/** A parameter of the query that may be given once; undefined when it is not given. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new AuthError(400, 'validation_failed', `The parameter ${name} may be given only once`);
}
