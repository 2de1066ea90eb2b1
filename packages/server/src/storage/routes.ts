// /storage/v1: the files of plans, by the parts of the Supabase Storage protocol that the web app uses. Bodies are streamed to
// the disk; the database decides who may read and write what.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { reservedForDump } from '../db/dumps.ts';
import { anonymous, requireCaller } from '../http/gate.ts';
import { Problem } from '../http/problem.ts';
import { serveProtocol, type Services } from '../http/protocol.ts';
import { Sums } from '../kit/sums.ts';
import { VerifiedBytes } from './bytesCheck.ts';
import { openCollector } from './collector.ts';
import { downloadFile, findAsCaller } from './download.ts';
import { openFileTokens } from './fileTokens.ts';
import { listFiles } from './listing.ts';
import { storageTerms } from './problems.ts';
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
import { openScrub } from './scrub.ts';
import { checkPlace } from './sharedPlace.ts';
import { findSigned, signFiles } from './signing.ts';
import { incomingFolder, placeOf, storeOf } from './storeOf.ts';
import { uploadFile } from './upload.ts';
import { UploadRate } from './uploadRate.ts';

export type StorageServices = Pick<
  Services,
  'database' | 'admission' | 'tokens' | 'shareTokens' | 'secret' | 'publicKey' | 'log'
>;

export interface StorageSettings
  extends Pick<Config, 'dataDir' | 'fileLimit' | 'filesQuota' | 's3' | 'rateLimitFactor'> {
  /** The folder of the database's dumps, which refer to files; null if the dumps are elsewhere. */
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
    // By then, files that this server was receiving when it was last killed are old enough to be removed.
    setTimeout(() => void removeStale(incoming.folder).catch(() => {}), staleAfter + minute).unref();
  });
  app.addHook('onClose', async () => {
    await Promise.all([collector.close(), scrub.close()]);
  });
  const protocol = { prefix: '/storage/v1', terms: storageTerms, notFound: unknownPath };
  await serveProtocol(app, protocol, async (routes) => addRoutes(routes, services, storage));
}

const minute = 60_000;

const unknownPath = (): Problem => new Problem(404, 'not_found', 'There is nothing at this address.');

function addRoutes(routes: FastifyInstance, services: StorageServices, storage: Storage): void {
  routes.addContentTypeParser('*', async (_request: FastifyRequest, stream: Readable) => stream);
  routes.addHook('preHandler', async (request) => {
    // Without a content type Fastify doesn't offer the body.
    request.body ??= request.raw;
  });

  routes.register(async (signed) => {
    // Somebody who has a signed address needs neither the key nor an account.
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

function serveCallers(routes: FastifyInstance, services: StorageServices, storage: Storage): void {
  requireCaller(routes, services);

  routes.post('/object/list/:bucket', listFiles(storage));
  routes.post('/object/sign/:bucket', signFiles(storage));
  // Supabase has these two addresses. Here they must not be read as files in buckets named `sign` and `info`.
  routes.post('/object/sign/:bucket/*', async (_request, reply) => reply.callNotFound());
  routes.get('/object/info/*', async (_request, reply) => reply.callNotFound());
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

/** Writes the limits to the database, so that all servers of an installation have the same. */
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
