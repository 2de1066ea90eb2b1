// The server is too busy for a request; the same request may succeed a moment later.

export class BusyError extends Error {
  readonly statusCode = 503;
  /** SQLSTATE too_many_connections. */
  readonly code = '53300';
  readonly hint = 'Try again in a few seconds.';
  /** Seconds, for the header Retry-After. */
  readonly retryAfter = 2;

  constructor(message = 'The server is busy with your other requests.') {
    super(message);
  }
}
