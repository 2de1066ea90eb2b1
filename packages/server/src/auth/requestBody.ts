// Reads requests to /auth/v1: JSON bodies of any content type, and query parameters.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountLimits } from '../json/jsonLimits.ts';
import { readShortJson } from '../json/scanJson.ts';
import { authProblem } from './problems.ts';

/** Enough for an address, a password and metadata. */
const bodyLimit = 16 * 1024;

/** Call it before adding routes. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
}

/** Missing and null are the same as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** Fields that are not in the schema are ignored. Throws a Problem. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const read = schema.safeParse(parse(request.body));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  const where = field === '' ? 'the body' : `"${field}"`;
  throw authProblem(400, 'bad_json', `Could not read the request body: ${where} has the wrong type`);
}

function parse(body: unknown): unknown {
  if (!Buffer.isBuffer(body))
    throw authProblem(400, 'bad_json', 'Could not read the request body: it is empty');
  const read = readShortJson(body, accountLimits);
  if ('value' in read) return read.value;
  const { kind, message } = read.problem;
  throw authProblem(
    400,
    'bad_json',
    kind === 'syntax'
      ? 'Could not parse request body as JSON'
      : `Could not read the request body: ${message}`,
  );
}

/** Throws a Problem if the parameter is given twice. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw authProblem(400, 'validation_failed', `The parameter ${name} may be given only once`);
}
