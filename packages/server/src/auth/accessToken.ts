// The access token: a JWT (HS256) that says who a caller is. Signed here and verified here, by no other file.
// What is in it is a snapshot from sign-in or refresh; whether the session still lives only the database knows.
import { hash, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

export type AccessClaims = {
  /** The id of the user. */
  readonly sub: string;
  readonly session_id: string;
  readonly email: string;
  /** Times are seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly [claim: string]: unknown;
};

/**
 * What is wrong with a token: it is no JWT, it names another algorithm, the signature is not ours, its time is over or
 * has not come, it was made for another audience, or a claim is missing or not as we sign it.
 */
export type TokenFault =
  | 'malformed'
  | 'algorithm'
  | 'signature'
  | 'expired'
  | 'early'
  | 'audience'
  | 'claims';

export class TokenError extends Error {
  readonly reason: TokenFault;

  constructor(reason: TokenFault, message: string) {
    super(message);
    this.name = 'TokenError';
    this.reason = reason;
  }
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token of ours. Throws a TokenError; the leeway is for clocks that differ. */
  verify(token: string, leewaySeconds: number): Promise<AccessClaims>;
  /** The public keys by which others can verify: none, because the key is a shared secret. */
  jwks(): { readonly keys: readonly object[] };
}

const algorithm = 'HS256';
const audience = 'authenticated';
const role = 'authenticated';

/** What a key of HS256 should at least hold, in bytes. */
export const shortestSecret = 32;

/** Verified tokens that are remembered, a few kB each at most. */
const mostRemembered = 1_000;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** `issuer` is what `iss` says; all servers on one database must have the same secret and issuer. */
export async function openAccessTokens(secret: string, issuer: string): Promise<AccessTokens> {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < shortestSecret) {
    throw new Error(`The secret for signing has ${bytes.length} bytes; it needs at least ${shortestSecret}.`);
  }
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const verified = new RecentTokens();

  return {
    sign: (claims) =>
      new SignJWT({ ...claims, iss: issuer, aud: audience, role })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .sign(key),

    async verify(token, leewaySeconds) {
      const digest = hash('sha256', token, 'base64');
      let claims = verified.get(digest);
      if (claims === undefined) {
        claims = await verifySignature(token, key, issuer);
        verified.put(digest, claims);
      }
      checkTimes(claims, leewaySeconds);
      return claims;
    },

    jwks: () => ({ keys: [] }),
  };
}

/** Everything but the times, which are looked at each time. */
async function verifySignature(
  token: string,
  key: webcrypto.CryptoKey,
  issuer: string,
): Promise<AccessClaims> {
  const parts = token.split('.').length;
  if (parts !== 3) throw new TokenError('malformed', `Expected 3 parts in JWT; got ${parts}`);
  let payload: Record<string, unknown>;
  try {
    const options = { algorithms: [algorithm], issuer, audience, clockTolerance: Number.MAX_SAFE_INTEGER };
    payload = (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    throw faultOf(error);
  }
  const isOurs =
    typeof payload['sub'] === 'string' &&
    uuid.test(payload['sub']) &&
    typeof payload['session_id'] === 'string' &&
    uuid.test(payload['session_id']) &&
    payload['role'] === role &&
    typeof payload['exp'] === 'number' &&
    typeof payload['iat'] === 'number';
  if (!isOurs) throw new TokenError('claims', 'The token misses a claim or has one that is not valid');
  return payload as AccessClaims;
}

function faultOf(error: unknown): unknown {
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return new TokenError('algorithm', 'No suitable key or wrong key type');
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new TokenError('signature', 'JWT cryptographic operation failed');
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new TokenError(error.claim === 'aud' ? 'audience' : 'claims', error.message);
  }
  if (error instanceof errors.JOSEError)
    return new TokenError('malformed', 'JWT cryptographic operation failed');
  return error;
}

function checkTimes(claims: AccessClaims, leewaySeconds: number): void {
  const now = Date.now() / 1000;
  if (claims.exp + leewaySeconds <= now) throw new TokenError('expired', 'JWT expired');
  const begin = Math.max(claims.iat, typeof claims['nbf'] === 'number' ? claims['nbf'] : 0);
  // A token is used in the second it was signed in, and `iat` is a whole second.
  if (begin - Math.max(leewaySeconds, 1) > now) throw new TokenError('early', 'JWT not yet valid');
}

/** Claims by the digest of their token, the least recently asked for forgotten first. */
class RecentTokens {
  private readonly claims = new Map<string, AccessClaims>();

  get(digest: string): AccessClaims | undefined {
    const found = this.claims.get(digest);
    if (found === undefined) return undefined;
    this.claims.delete(digest);
    this.claims.set(digest, found);
    return found;
  }

  put(digest: string, claims: AccessClaims): void {
    this.claims.set(digest, claims);
    const [oldest] = this.claims.keys();
    if (this.claims.size > mostRemembered && oldest !== undefined) this.claims.delete(oldest);
  }
}
