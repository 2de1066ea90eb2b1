// For the tests: requests whose paths, headers and bodies may be anything.
import { Agent, request } from 'node:http';
import { atEnd } from './atEnd.ts';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

/** Node sends the body of a DELETE without its length. */
const lengthOf = (body: Buffer | undefined) => (body === undefined ? {} : { 'content-length': body.length });

/** Milliseconds in which a request must be answered, on a crowded machine. */
const timeout = 60_000;

/** Sends requests until the end of the test file, and returns the status of each. */
export function openRequests(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): (one: HttpRequest) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  atEnd.file(() => agent.destroy());
  return send;

  function send(one: HttpRequest): Promise<number> {
    const { method, path, body } = one;
    return new Promise((resolve, reject) => {
      let status = 0;
      const all = { ...headers, ...one.headers, ...lengthOf(body) };
      const signal = AbortSignal.timeout(timeout);
      const sent = request(`${url}/`, { method, path, agent, headers: all, signal }, (answer) => {
        status = answer.statusCode ?? 0;
        answer.resume().on('end', () => resolve(status));
      });
      sent.on('error', (error) => {
        // A request that can't be read gets its answer with a body, though it asks for the head alone.
        if (status > 0) resolve(status);
        // The server may close a connection that it has answered while the next request is on its way.
        else if (sent.reusedSocket && !signal.aborted) resolve(send(one));
        else reject(error);
      });
      sent.end(body);
    });
  }
}
