// For the tests: an S3 server that checks signatures, with a front that can be made to fail as stores do.
import S3rver from '@20minutes/s3rver';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../config/config.ts';
import { atEnd } from './atEnd.ts';

/** Answers a request in place of the store. */
export type Failure = (response: ServerResponse, request: IncomingMessage) => void;

export interface TestS3 {
  readonly settings: S3Settings;
  /** Answers the next requests, one each; afterwards the store answers again. */
  readonly failures: Failure[];
  /** Requests so far, as "METHOD path". */
  readonly requests: string[];
}

export const status =
  (code: number, body = ''): Failure =>
  (response) =>
    void response.writeHead(code).end(body);

/** Until the end of the test file. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'homeplot-s3-'));
  const store = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'plans' }],
  });
  const { port } = await store.run();
  const failures: Failure[] = [];
  const requests: string[] = [];
  const front = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const fail = failures.shift();
    if (fail) return fail(response, incoming);
    const { method, url, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    return void incoming.pipe(passed);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  atEnd.file(async () => {
    front.closeAllConnections();
    front.close();
    await store.close();
    await rm(directory, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    settings: { endpoint, bucket: 'plans', region: 'us-east-1', prefix: 'homeplot/', ...keys },
    failures,
    requests,
  };
}
