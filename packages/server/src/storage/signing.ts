// Signed addresses, with which somebody who may read a file can pass it on to people without an account. A signed address
// works until it expires, the signer may no longer read the file, or no project that they can open uses it anymore. An
// address that was signed with a share link ends with that link.
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { FileRow } from './fileRows.ts';
import { isObjectName, parseObjectName } from './objectName.ts';
import { readJson } from './readJson.ts';
import { readerFor, requireReader, rowsOf, signerOf, type Storage } from './requestContext.ts';
import type { Handler } from '../http/protocol.ts';
import { invalid, notFound } from './problems.ts';
import type { ObjectRoute } from './upload.ts';

/** Seconds, a little more than a year. */
const maxExpiry = 366 * 24 * 3600;
const maxPaths = 1000;

const schema = z.strictObject({
  expiresIn: z.int().min(1).max(maxExpiry),
  paths: z.array(z.string().max(1024)).min(1).max(maxPaths),
});

const unavailable = 'Either the object does not exist or you do not have access to it';

const signedUrl = async (
  { tokens }: Storage,
  request: FastifyRequest,
  path: string,
  seconds: number,
): Promise<string> => {
  const token = await tokens.sign(path, signerOf(request), seconds);
  return `/object/sign/${path}?token=${token}`;
};

/** Responds to supabase-js's createSignedUrls. Files that can't be signed have an error instead of an address. */
export const signFiles =
  (storage: Storage): Handler<{ Params: { bucket: string } }> =>
  async (request, reply) => {
    requireReader(request);
    const { expiresIn: seconds, paths } = await readJson(request, schema);
    const rows = rowsOf(storage, request);
    const { bucket } = request.params;
    await rows.bucket(bucket);
    const files = await rows.used(bucket, paths.filter(isObjectName));
    const found = new Set(files.map(({ name }) => name));
    const signed = paths.map(async (path) =>
      found.has(path)
        ? { error: null, path, signedURL: await signedUrl(storage, request, `${bucket}/${path}`, seconds) }
        : { error: unavailable, path, signedURL: null },
    );
    return reply.send(await Promise.all(signed));
  };

/** Finds the file of a signed address, as the signer may read it. Throws a Problem if there is none. */
export async function findSigned(storage: Storage, request: FastifyRequest<ObjectRoute>): Promise<FileRow> {
  const { bucket, name } = parseObjectName(request.params.bucket, request.params['*']);
  const token = (request.query as Readonly<Record<string, unknown>>)['token'];
  if (typeof token !== 'string') throw invalid("querystring must have required property 'token'");
  const signer = await storage.tokens.verify(token, `${bucket}/${name}`);
  const rows = rowsOf(storage, request, readerFor(signer));
  const isActive = signer.account === undefined || (await rows.isActive(signer.account));
  const [file] = isActive ? await rows.used(bucket, [name]) : [];
  if (file === undefined) throw notFound();
  await rows.touch(file);
  return file;
}
