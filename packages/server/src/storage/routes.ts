// /storage/v1: the files of plans, by the part of the Supabase Storage protocol that supabase-js speaks for us. Bodies are
// streamed to the disk; the database decides who may read and write what.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { BusyError } from '../http/admission/busyError.ts';
import { TokenError } from '../kit/accessToken.ts';
import type { Config } from '../config/config.ts';
import { type Caller, DiskFullError, UnreachableError } from '../db/database.ts';
import { reservedForDump } from '../db/dumps.ts';
import { clientFaultOf, hasCode, isValueError, messageOf } from '../kit/errors.ts';
import { callerOf, requireKey } from '../http/gate.ts';
import type { Services } from '../http/services.ts';
import { Sums } from '../kit/sums.ts';
import { openCollector } from './collector.ts';
import { describeFile, downloadFile, findAsCaller } from './download.ts';
import { openFileTokens } from './fileTokens.ts';
import { describeBucket, listFiles, removeFiles } from './listing.ts';
import { type Incoming, removeStale, staleAfter } from './receive.ts';
import type { Storage } from './requestContext.ts';
import {
  beginUpload,
  checkTusVersion,
  continueUpload,
  describeUploads,
  endUpload,
  findUpload,
} from './resumable.ts';
import { findSigned, signFile, signFiles } from './signing.ts';
import { checkPlace } from './sharedPlace.ts';
import { bodyOf, diskFull, invalid, StorageError } from './problems.ts';
import { openScrub } from './scrub.ts';
import { incomingFolder, placeOf, storeOf } from './storeOf.ts';
import { uploadFile } from './upload.ts';
import { UploadRate } from './uploadRate.ts';
import { VerifiedBytes } from './verifiedBytes.ts';

export type StorageServices = Pick<
  Services,
  'database' | 'admission' | 'tokens' | 'secret' | 'publicKey' | 'log'
>;

export interface StorageSettings
  extends Pick<Config, 'dataDir' | 'fileLimit' | 'filesQuota' | 's3' | 'rateLimitFactor'> {
  /** The folder of the dumps that name files; null if they are elsewhere. */
  readonly dumps: string | null;
}

export async function serveStorage(
  app: FastifyInstance,
  services: StorageServices,
  settings: StorageSettings,
): Promise<void> {
  const { database } = services;
  const { dumps } = settings;
  if (dumps === null) await checkPlace(database, settings);
  const incoming: Incoming = {
    folder: incomingFolder(settings.dataDir),
    reserved: () => (dumps === null ? 0 : reservedForDump(dumps)),
  };
  await removeStale(incoming.folder);
  const store = storeOf(settings, (problem) => services.log.error(problem));
  const storage: Storage = {
    database,
    store,
    bytes: new VerifiedBytes(store),
    scheduler: services.admission,
    receiving: new Sums(),
    rate: new UploadRate(settings.filesQuota, settings.rateLimitFactor),
    tokens: openFileTokens(services.secret),
    incoming,
  };
  await setLimits(storage, settings);
  const collector = openCollector(database, store, services.log, dumps);
  const scrub = openScrub(database, store, placeOf(settings), services.log);
  app.addHook('onListen', async () => {
    collector.start();
    scrub.start();
    // By then, what this server was receiving when it was killed is stale.
    setTimeout(() => void removeStale(incoming.folder).catch(() => {}), staleAfter + 60_000).unref();
  });
  app.addHook('onClose', async () => {
    await Promise.all([collector.close(), scrub.close()]);
  });
  await app.register(async (routes) => serve(routes, services, storage), { prefix: '/storage/v1' });
}

function serve(routes: FastifyInstance, services: StorageServices, storage: Storage): void {
  routes.decorateRequest('caller', null);
  routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('*', async (_request: FastifyRequest, stream: Readable) => stream);
  routes.addHook('preHandler', async (request) => {
    // Without a content type Fastify doesn't offer the body.
    request.body ??= request.raw;
  });
  routes.setErrorHandler((error, request, reply) => {
    // From the reader of a form that is given up.
    request.raw.unpipe();
    return sendError(reply, errorOf(request, error));
  });
  routes.setNotFoundHandler((_request, reply) =>
    sendError(reply, new StorageError(404, 'not_found', 'There is nothing at this address.')),
  );

  routes.register(async (signed) => {
    // Whoever has a signed address needs neither the key nor an account.
    signed.addHook('onRequest', async (request) => void (request.caller = anonymous));
    signed.route({
      method: ['GET', 'HEAD'],
      url: '/object/sign/:bucket/*',
      exposeHeadRoute: false,
      handler: downloadFile(storage, findSigned),
    });
  });
  routes.register(async (keyed) => serveCallers(keyed, services, storage));
}

const anonymous: Caller = { role: 'anon', claims: { role: 'anon' }, method: '', path: '' };

function serveCallers(routes: FastifyInstance, services: StorageServices, storage: Storage): void {
  routes.addHook('onRequest', requireKey(services.publicKey));
  routes.addHook('onRequest', async (request) => {
    request.caller = request.method === 'OPTIONS' ? anonymous : await callerOf(request, services);
  });

  routes.get('/bucket/:bucket', describeBucket(storage));
  routes.post('/object/list/:bucket', listFiles(storage));
  routes.delete('/object/:bucket', removeFiles(storage));
  routes.post('/object/sign/:bucket', signFiles(storage));
  routes.post('/object/sign/:bucket/*', signFile(storage));
  for (const path of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*'])
    routes.get(path, { exposeHeadRoute: false }, describeFile(storage));
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    routes.route({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      handler: downloadFile(storage, findAsCaller),
    });
  routes.route({ method: ['POST', 'PUT'], url: '/object/:bucket/*', handler: uploadFile(storage) });

  routes.register(async (uploads) => {
    uploads.addHook('onRequest', checkTusVersion);
    uploads.options('/upload/resumable', describeUploads(storage));
    uploads.post('/upload/resumable', beginUpload(storage));
    uploads.route({
      method: 'HEAD',
      url: '/upload/resumable/:id',
      exposeHeadRoute: false,
      handler: findUpload(storage),
    });
    uploads.patch('/upload/resumable/:id', continueUpload(storage));
    uploads.delete('/upload/resumable/:id', endUpload(storage));
  });
}

/** The limits are in the database, so that all servers of an installation hold the same. */
async function setLimits({ database }: Storage, { fileLimit, filesQuota }: StorageSettings): Promise<void> {
  const limits = [fileLimit, filesQuota];
  const where =
    "where id = 'files' and (file_size_limit, account_limit) is distinct from ($1::bigint, $2::bigint)";
  const [other] = await database.query(`select from storage.buckets ${where}`, limits);
  if (other === undefined) return;
  await database.query(
    `update storage.buckets set file_size_limit = $1, account_limit = $2 ${where}`,
    limits,
  );
}

function errorOf(request: FastifyRequest, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof TokenError) return new StorageError(401, 'Unauthorized', error.message);
  if (error instanceof BusyError)
    return new StorageError(503, 'SlowDown', `${error.message} ${error.hint}`, {
      'retry-after': String(error.retryAfter),
    });
  if (error instanceof DiskFullError) return diskFull();
  if (isValueError(error)) return invalid('A value in the request cannot be stored or compared.');
  if (hasCode(error, 'ECONNRESET')) return invalid('The connection was closed.');
  const status = clientFaultOf(error);
  if (status !== undefined) return new StorageError(status, 'InvalidRequest', messageOf(error));
  request.log.error({ req: request, err: error }, 'request failed');
  const message = 'The server could not answer. Please try again.';
  return error instanceof UnreachableError
    ? new StorageError(503, 'DatabaseUnavailable', message)
    : new StorageError(500, 'InternalError', message);
}

const sendError = (reply: FastifyReply, error: StorageError): FastifyReply =>
  reply.code(error.status).headers(error.headers).type('application/json; charset=utf-8').send(bodyOf(error));
