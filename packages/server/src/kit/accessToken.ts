// Signs and verifies access tokens: JWTs (HS256) that identify a caller. Their claims are a snapshot from sign-in or
// refresh; only the database knows whether the session still exists.
import { hash, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LruMap } from 'toad-cache';

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

/** Why a token is invalid. claims: one of them is missing or invalid. */
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

const algorithm = 'HS256';
const audience = 'authenticated';
const role = 'authenticated';

/** The minimum that RFC 7518 requires for HS256. */
export const minSecretBytes = 32;

/** How many verified tokens are cached. Each takes a few kB. */
const maxCached = 1_000;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export type AccessTokens = Awaited<ReturnType<typeof openAccessTokens>>;

/** All servers on one database must have the same secret and issuer. */
export async function openAccessTokens(secret: string, issuer: string) {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length < minSecretBytes) {
    throw new Error(`The signing secret has ${bytes.length} bytes; it needs at least ${minSecretBytes}.`);
  }
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  /** Verified claims by the digest of their token. */
  const cache = new LruMap<AccessClaims>(maxCached);

  return {
    sign: (claims: AccessClaims): Promise<string> =>
      new SignJWT({ ...claims, iss: issuer, aud: audience, role })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .sign(key),

    /** Returns the claims of a valid token. `tolerance`: seconds by which clocks may differ. Throws TokenError. */
    async verify(token: string, tolerance: number): Promise<AccessClaims> {
      const digest = hash('sha256', token, 'base64');
      let claims = cache.get(digest);
      if (claims === undefined) {
        claims = await verifyWithoutTimes(token, key, issuer);
        cache.set(digest, claims);
      }
      checkTimes(claims, tolerance);
      return claims;
    },
  };
}

async function verifyWithoutTimes(
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
  const isUuid = (claim: string): boolean => typeof payload[claim] === 'string' && uuid.test(payload[claim]);
  const isNumber = (claim: string): boolean => typeof payload[claim] === 'number';
  if (
    ![isUuid('sub'), isUuid('session_id'), isNumber('exp'), isNumber('iat'), payload['role'] === role].every(
      Boolean,
    )
  )
    throw new TokenError('claims', 'The token has a missing or invalid claim');
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

function checkTimes(claims: AccessClaims, tolerance: number): void {
  const now = Date.now() / 1000;
  if (claims.exp + tolerance <= now) throw new TokenError('expired', 'JWT expired');
  const begin = Math.max(claims.iat, typeof claims['nbf'] === 'number' ? claims['nbf'] : 0);
  // At least a second, because `iat` is a whole number of seconds.
  if (begin - Math.max(tolerance, 1) > now) throw new TokenError('early', 'JWT not yet valid');
}
