// The log: one JSON object per line, without query strings, tokens of links and the values of
// statements, which may hold private plans.
import { LogController } from 'fastify';
import { pathOf } from './urls.ts';

export type LogStream = { write(line: string): void };

const maxPathLength = 200;
/** The token of a share link or of a request for approval. */
const secret = /^(\/[as]\/).+/;

export function loggedPath(url: string): string {
  const path = pathOf(url).replace(secret, '$1...');
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}...` : path;
}

export function logOptions(stream: LogStream) {
  return {
    level: 'warn',
    stream,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
      err: loggedError,
    },
  };
}

/** Only these fields, because database errors carry the statement and its values. */
function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.stack : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack ?? '', cause };
}

/** Without a line for each request. */
export class ErrorsOnly extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
}
