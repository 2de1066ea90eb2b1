// Says in a sentence why the backend refused something. The messages that it has for people are sentences; those of Postgres,
// PostgREST and the storage are for developers and go to the console.

/** message: the backend's own. code: the SQLSTATE or another code for the error. */
export function refusalText(message: string, status: number, code?: string): string {
  const isOfPostgrest = code?.startsWith('PGRST') === true;
  if (!isOfPostgrest && /[.!?]$/.test(message)) return message;
  console.warn('The server refused a request.', status, code, message);
  if (status === 401) return 'Your session has ended. Log in and try again.';
  if (status >= 500) return "The server couldn't answer. Try again in a moment.";
  if (status === 413 || tooLarge.test(message)) return 'It is larger than the server accepts.';
  return (
    byCode.get(code ?? '') ??
    (status === 403 ? notAllowed : 'The server refused it. Reload the page and try again.')
  );
}

const notAllowed = 'You no longer have permission to do this.';

const byCode: ReadonlyMap<string, string> = new Map([
  ['42501', notAllowed],
  ['23503', 'The project or comment it belongs to was deleted.'],
  ['23505', 'It already exists.'],
]);

/** The names of constraints on sizes. */
const tooLarge = /_size"$/;
