// Reads the JSON body of a request.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as z from 'zod';
import { storedPlanLimits } from '../json/jsonLimits.ts';
import { readShortJson } from '../json/scanJson.ts';
import { invalid } from './problems.ts';

/** The longest body that is read as JSON. */
const maxJsonBytes = 256 * 1024;

/** Throws a Problem. */
export async function readJson<T>(request: FastifyRequest, schema: z.ZodType<T>): Promise<T> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Destroying the body would leave its connection hanging; what is refused is dropped by dropUnreadBodies.
  const body = request.body as Readable;
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxJsonBytes) throw invalid(`The body is longer than ${maxJsonBytes} bytes.`);
    parts.push(part);
  }
  const json = readShortJson(Buffer.concat(parts), storedPlanLimits);
  if ('problem' in json) throw invalid(`The body can't be read: ${json.problem.message}.`);
  const read = schema.safeParse(json.value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalid(`body/${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'not valid'}`);
}
