// For the tests: sends requests as raw bytes on a socket.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export class RawConnection {
  readonly socket: Socket;
  /** Resolves with everything received when the server closes the connection. */
  readonly closed: Promise<string>;
  private received = '';

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.socket = connect({ host: hostname, port: Number(port) });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', () => resolve(this.received)));
  }

  send(...parts: readonly (string | Buffer)[]): this {
    for (const part of parts) this.socket.write(part);
    return this;
  }

  /** Starts reading; without it, nothing is ever read. */
  read(): this {
    this.socket.on('data', (part: Buffer) => {
      this.received += part.toString('latin1');
    });
    return this;
  }

  /** Waits until everything received matches. */
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

/** The request line and the headers. */
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
