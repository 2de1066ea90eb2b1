// Tokens that open one file to whoever has them: JWTs (HS256) with the claims of Supabase's signed URLs, `url` and `exp`, and
// `sub`, the account that signed. They have a key of their own, so that none can pass as an access token.
import { errors, jwtVerify, SignJWT } from 'jose';
import { Problem } from '../http/problem.ts';
import { deriveKey } from '../kit/keys.ts';

const algorithm = 'HS256';

export type FileTokens = ReturnType<typeof openFileTokens>;

export function openFileTokens(secret: string) {
  const key = new Uint8Array(deriveKey(secret, 'file links'));
  return {
    /** url: <bucket>/<name of the file>. expiresIn: seconds. */
    sign: (url: string, signer: string, expiresIn: number): Promise<string> =>
      new SignJWT({ url })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(signer)
        .setIssuedAt()
        .setExpirationTime(`${expiresIn} seconds`)
        .sign(key),

    /** Returns the id of the account that signed. Throws a Problem. */
    async verify(token: string, path: string): Promise<string> {
      const options = { algorithms: [algorithm], requiredClaims: ['exp', 'sub', 'url'] };
      const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
        throw faultOf(error);
      });
      if (payload['url'] !== path)
        throw new Problem(400, 'InvalidSignature', 'The token is for another file.');
      return payload.sub ?? '';
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
