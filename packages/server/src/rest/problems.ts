// Errors of /rest/v1: a status, and a body with code, message, details and hint.

export interface RestFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export class RestError extends Error {
  readonly failure: RestFailure;

  constructor(failure: RestFailure) {
    super(failure.message);
    this.name = 'RestError';
    this.failure = failure;
  }
}

export function bodyOf({ code, message, details = null, hint = null }: RestFailure) {
  return { code, message, details, hint };
}

/** A part of the query string that can't be parsed. */
export const grammarError = (parameter: string, text: string, expected: string): RestError =>
  new RestError({
    status: 400,
    code: 'PGRST100',
    message: `"failed to parse ${parameter} (${text})"`,
    details: `expecting ${expected}`,
  });

export const payloadError = (message: string, details: string | null = null): RestError =>
  new RestError({ status: 400, code: 'PGRST102', message, details });

/** For select, order, on_conflict and filters. */
export const unknownColumn = (table: string, column: string): RestError =>
  new RestError({ status: 400, code: '42703', message: `column ${table}.${column} does not exist` });
