// The tokens of share links for the files of their plans. They are kept in this browser, since a file may have to be
// fetched later or again. Each token names its file and when it expires; only the server can tell whether it is genuine.
// Load it lazily.
import { storedJson, storeText } from '../../kit/browserStorage.ts';

export interface FileToken {
  readonly token: string;
  /** Below the storage of the cloud: the bucket, the owner and the hash. */
  readonly path: string;
  readonly expires: Date;
}

const key = 'homeplot.fileTokens';
/** Number of tokens of all links together. If there are more, the oldest are dropped. */
const maxTokens = 200;

/** Damaged ones are left out. */
export function keepFileTokens(tokens: readonly string[]): void {
  const kept = stored();
  for (const token of tokens.slice(0, maxTokens)) {
    const hash = read(token)?.path.slice(-64);
    if (hash === undefined) continue;
    // At the end of the list.
    kept.delete(hash);
    kept.set(hash, token);
  }
  store(kept);
}

export function fileTokenFor(sha256: string): FileToken | undefined {
  const token = stored().get(sha256);
  return token === undefined ? undefined : read(token);
}

const path = /^files\/[\da-f-]{36}\/[\da-f]{64}$/;
/** Characters; our tokens have some 400. */
const maxLength = 1000;

function read(token: string): FileToken | undefined {
  if (token.length > maxLength) return undefined;
  try {
    const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
    const { url, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
    if (typeof url !== 'string' || !path.test(url) || typeof exp !== 'number') return undefined;
    return { token, path: url, expires: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

interface Claims {
  readonly url?: unknown;
  /** Seconds since 1970. */
  readonly exp?: unknown;
}

/** The tokens as this page has them, in case the browser can't store them. */
let unstored = new Map<string, string>();

function stored(): Map<string, string> {
  const tokens = storedJson(key);
  if (typeof tokens !== 'object' || tokens === null) return unstored;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(tokens);
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function store(tokens: ReadonlyMap<string, string>): void {
  unstored = new Map([...tokens].slice(-maxTokens));
  storeText(key, JSON.stringify(Object.fromEntries(unstored)));
}
