// Whether a failure means that this site has no backend for accounts, rather than that the backend refused or is down.

/** The error of a site whose settings name no backend. */
export const noBackend = { message: 'Backend is not configured' };

/** A gateway's message for a public key that doesn't belong to its backend. */
const wrongKey = /no api key found|invalid api key|invalid authentication credentials/i;

export function isBackendUnconfigured(problem: unknown): boolean {
  if (typeof problem !== 'object' || problem === null) return false;
  const { message, code, status } = problem as { message?: unknown; code?: unknown; status?: unknown };
  if (code === 'email_provider_disabled') return true;
  // No network, too many requests, a server error: there is a backend, and its message says more.
  if (typeof status === 'number' && (status === 0 || status === 429 || status >= 500)) return false;
  if (typeof message !== 'string') return false;
  if (status === 401 && !code && wrongKey.test(message)) return true;
  return /not configured|not set up/i.test(message);
}
