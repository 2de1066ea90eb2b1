// Tokens that open one file to whoever has them: JWTs (HS256) with the claims of Supabase's signed URLs, `url` and `exp`, and
// who signed: `sub`, an account, and `share`, the digest of the token of a share link. They are signed with a key of their
// own, so that none can pass as an access token.
import { errors, jwtVerify, SignJWT } from 'jose';
import { Problem } from '../http/problem.ts';
import { deriveKey } from '../kit/keys.ts';

const algorithm = 'HS256';

export type FileTokens = ReturnType<typeof openFileTokens>;

/** Who has signed: an account, somebody with a share link, or both. */
export interface Signer {
  readonly account: string | undefined;
  readonly shareHash: string | undefined;
}

export function openFileTokens(secret: string) {
  const key = new Uint8Array(deriveKey(secret, 'file links'));
  return {
    /** url: <bucket>/<name of the file>. expiresIn: seconds. */
    sign: (url: string, { account, shareHash }: Signer, expiresIn: number): Promise<string> =>
      new SignJWT({ url, share: shareHash, ...(account !== undefined && { sub: account }) })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(`${expiresIn} seconds`)
        .sign(key),

    /** Throws a Problem. */
    async verify(token: string, path: string): Promise<Signer> {
      const options = { algorithms: [algorithm], requiredClaims: ['exp', 'url'] };
      const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
        throw faultOf(error);
      });
      if (payload['url'] !== path)
        throw new Problem(400, 'InvalidSignature', 'The token is for another file.');
      const { sub, share } = payload;
      return { account: sub, shareHash: typeof share === 'string' ? share : undefined };
    },
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return new Problem(400, 'InvalidJWT', '"exp" claim timestamp check failed: the link has expired.');
  if (error instanceof errors.JOSEError)
    return new Problem(400, 'InvalidJWT', 'The token is damaged. Ask for the link again.');
  return error;
}
