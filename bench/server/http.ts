// A minimal HTTP client, so that the server is measured and not its client.
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Running } from './running.ts';

export interface Call {
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** Bytes received, including headers. */
  readonly bytes: number;
}

export class Http {
  private readonly agent = new Agent({ keepAlive: true });
  readonly server: Pick<Running, 'url' | 'key'>;

  constructor(server: Pick<Running, 'url' | 'key'>) {
    this.server = server;
  }

  /** Resolves with any response; rejects if there is none. */
  send({ method, path, token, headers, body }: Call): Promise<Reply> {
    const { url, key } = this.server;
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, url), {
        method,
        agent: this.agent,
        headers: {
          apikey: key,
          authorization: `Bearer ${token ?? key}`,
          'content-type': 'application/json',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        // The response loses its socket once it has been read.
        const { socket } = response;
        const before = readBefore.get(socket) ?? 0;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const now = socket.bytesRead;
          readBefore.set(socket, now);
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes: now - before });
        });
      });
      asked.end(body);
    });
  }

  /** Throws unless the status is 2xx. */
  async expect(call: Call): Promise<Reply> {
    const answer = await this.send(call);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Error(`${call.method} ${call.path} returned ${answer.status}: ${answer.text}`);
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Bytes that each socket had read by the end of its last response. */
const readBefore = new WeakMap<object, number>();
