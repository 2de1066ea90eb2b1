// For tests and attacks: requests as bytes on a socket, which no client would send like this.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export class RawConnection {
  readonly socket: Socket;
  /** Resolves with all that was received, when the server has closed the connection. */
  readonly closed: Promise<string>;
  private received = '';

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.socket = connect({ host: hostname, port: Number(port) });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', () => resolve(this.received)));
  }

  /** Sends what it is given, and nothing after it. */
  send(...parts: readonly (string | Buffer)[]): this {
    for (const part of parts) this.socket.write(part);
    return this;
  }

  /** Reads all that comes; without it, nothing is ever read. */
  read(): this {
    this.socket.on('data', (part: Buffer) => {
      this.received += part.toString('latin1');
    });
    return this;
  }

  /** Waits until something has been received that matches. */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.received)) {
      if (this.socket.closed)
        throw new Error(`The connection was closed after ${JSON.stringify(this.received)}.`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
    return this.received;
  }

  end(): void {
    this.socket.destroy();
  }
}

/** The line and the headers of a request. */
export function head(
  method: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
