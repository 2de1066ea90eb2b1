// Stores the bytes of files in an S3-compatible store. Requests are signed, time out and are retried. If one fails, the
// reason is logged for the operator, and an error is thrown that asks the client to try again later.
import { AwsV4Signer } from 'aws4fetch';
import { hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '../config/config.ts';
import type { ByteRange, BytesStat, ByteStore, LocalFile, StoredBytes } from './byteStore.ts';
import { storeDown } from './problems.ts';

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly blob: Blob; readonly sha256: string };
}

/** All in milliseconds. */
interface Timing {
  /** For a response to begin. An upload gets more time, so that 200 kB per second is fast enough. */
  readonly timeout: number;
  readonly retryDelay: number;
}

const defaultTiming: Timing = { timeout: 15_000, retryDelay: 300 };
const maxAttempts = 3;
/** Bytes per millisecond with which an upload must be possible. */
const minUploadSpeed = 200;
const emptyHash = hash('sha256', '', 'hex');

export function openS3Store(
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: S3Settings,
  warn: (problem: string) => void,
  { timeout, retryDelay }: Timing = defaultTiming,
): ByteStore {
  return { mayRot: false, put, get, stat, remove, list };

  async function put(key: string, { path, sha256 }: LocalFile): Promise<void> {
    const body = { blob: await openAsBlob(path), sha256 };
    const answer = await send(key, { method: 'PUT', body });
    await answer.body?.cancel();
    if (!answer.ok) throw refused(key, answer.status);
  }

  async function get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await send(key, { method: 'GET', headers });
    if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw refused(key, answer.status);
  }

  async function stat(key: string): Promise<BytesStat | undefined> {
    const answer = await send(key, { method: 'HEAD' });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw refused(key, answer.status);
    const { headers } = answer;
    return {
      bytes: Number(headers.get('content-length')),
      stamp: `${headers.get('etag')} ${headers.get('last-modified')}`,
    };
  }

  async function remove(key: string): Promise<void> {
    const answer = await send(key, { method: 'DELETE' });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw refused(key, answer.status);
  }

  async function* list(): AsyncIterable<StoredBytes> {
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        ...(prefix && { prefix }),
        ...(next !== undefined && { 'continuation-token': next }),
      };
      const answer = await send('', { method: 'GET', query });
      const text = await answer.text();
      if (!answer.ok) throw refused('', answer.status);
      for (const [, entry = ''] of text.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
        const key = elementOf(entry, 'Key') ?? '';
        if (key.startsWith(prefix))
          yield {
            key: key.slice(prefix.length),
            writtenAt: Date.parse(elementOf(entry, 'LastModified') ?? ''),
          };
      }
      next = elementOf(text, 'NextContinuationToken');
    } while (next !== undefined);
  }

  async function send(key: string, request: S3Request): Promise<Response> {
    let problem = '';
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (attempt > 0) await pause(retryDelay * 2 ** attempt);
      try {
        const answer = await sendOnce(key, request);
        if (answer.status < 500 && answer.status !== 429) return answer;
        problem = `it answered ${answer.status}`;
        await answer.body?.cancel();
      } catch (error) {
        problem = reasonOf(error);
      }
    }
    warn(`The S3 store at ${endpoint} can't be used: ${problem}.`);
    throw storeDown();
  }

  async function sendOnce(
    key: string,
    { method, query = {}, headers = {}, body }: S3Request,
  ): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    }).sign();
    const signal = new AbortController();
    const timer = setTimeout(
      () => signal.abort(new Error('it did not answer in time')),
      timeout + (body?.blob.size ?? 0) / minUploadSpeed,
    );
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: signal.signal,
        ...(body && { body: body.blob }),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Logs a refusal, and returns the error to throw. */
  function refused(key: string, status: number): Error {
    const what = key === '' ? 'a list' : `the object ${key}`;
    warn(
      `The S3 store at ${endpoint} refused ${what} with status ${status}. Check S3_BUCKET, S3_REGION and the keys.`,
    );
    return storeDown();
  }
}

/** The text of an XML element. Only continuation tokens can have escaped characters; our keys never do. */
const elementOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
