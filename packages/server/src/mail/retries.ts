// When a mail that could not be sent is tried again (whatever the error was), how often, and what is logged about it.
// `auth/mailQueue` and `auth/notices` do the trying.

/** Seconds before each retry of a failed mail; after the last one it is dropped. */
const retryDelays = [2, 10, 60, 300, 900, 1800, 3600];

/** Seconds after which another server retries a mail if this one has died. */
export const attemptTimeout = 120;

/** The seconds until the next attempt, or null. */
export const retryDelay = (attempts: number): number | null => retryDelays[attempts - 1] ?? null;

/** Only codes are logged, because the message of a mail server may contain the address. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ') || 'unknown';
}
