// What the server writes to its log: one JSON object a line, and never a query string or the values of a statement,
// because they carry private plans.
import { LogController } from 'fastify';

/** Where log lines go. */
export type LogStream = { write(line: string): void };

/** Paths longer than this are cut in the log. */
const longestPath = 200;

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

export function loggedPath(url: string): string {
  const path = pathOf(url);
  return path.length > longestPath ? `${path.slice(0, longestPath)}...` : path;
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

/** Where it was thrown and why. Errors of a database carry the statement and its values as fields, which stay out. */
function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.stack : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack ?? '', cause };
}

/** Leaves out a line for each request, and keeps those for errors. */
export class ErrorsOnly extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
}
