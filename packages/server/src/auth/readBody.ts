// Reads the JSON body of a request to /auth/v1, whatever its content type says.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountLimits } from '../json/jsonLimits.ts';
import { JsonScanner } from '../json/jsonScanner.ts';
import { AuthError } from './authError.ts';

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
