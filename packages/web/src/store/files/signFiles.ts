// Requests tokens from the cloud for a share link, with which anybody can see the files of its plan. Load it lazily.
import type { StoredFile } from '@homeplot/plan/storedFile';
import { backendConfig } from '../../account/backend/backend.ts';
import { type Failed, type NoAnswer, type Result, unreached } from '../../kit/result.ts';
import { problemIn } from '../../account/backend/rest.ts';
import { bucketName, cloudAccess, objectName } from './cloudFiles.ts';

/** Whether a share link can show the files of its plan. */
export type SignedFiles = Result<Signed, NoAnswer | (Failed & { readonly reason: 'withoutAccounts' })>;

interface Signed {
  readonly tokens: readonly string[];
  readonly until: Date;
  /** The files that aren't in a saved project of the user, and so have no token. */
  readonly left: readonly StoredFile[];
}

const signedOut: NoAnswer = { ok: false, reason: 'signedOut', problem: "You're not logged in." };

/** Seconds for which a token is valid: a year. */
const validity = 365 * 24 * 3600;

export async function signFiles(files: readonly StoredFile[], isSignedIn: boolean): Promise<SignedFiles> {
  try {
    if (!(await backendConfig()))
      return { ok: false, reason: 'withoutAccounts', problem: 'No backend is set up.' };
    const access = isSignedIn ? await cloudAccess() : undefined;
    if (!access) return signedOut;
    const until = new Date(Date.now() + validity * 1000);
    const answer = await fetch(`${access.url}/object/sign/${bucketName}`, {
      method: 'POST',
      headers: { ...access.headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        expiresIn: validity,
        paths: files.map(({ sha256 }) => objectName(access, sha256)),
      }),
      // Short, because the user is waiting for the link.
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.status === 401) return signedOut;
    if (!answer.ok)
      return { ok: false, reason: 'refused', problem: (await problemIn(answer)) ?? unreached.problem };
    const tokens = tokensIn(await answer.json());
    const found = files.map(({ sha256 }) => tokens.get(objectName(access, sha256)));
    const value = {
      tokens: found.filter((token) => token !== undefined),
      until,
      left: files.filter((_, i) => found[i] === undefined),
    };
    return { ok: true, value };
  } catch {
    return unreached;
  }
}

/** The tokens in an answer, by the names of the files. */
function tokensIn(answer: unknown): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const { path, signedURL } of Array.isArray(answer) ? (answer as readonly SignedPath[]) : []) {
    const [, token] = /[?&]token=([\w.-]+)$/.exec(typeof signedURL === 'string' ? signedURL : '') ?? [];
    if (typeof path === 'string' && token !== undefined) tokens.set(path, token);
  }
  return tokens;
}

interface SignedPath {
  readonly path?: unknown;
  readonly signedURL?: unknown;
}
