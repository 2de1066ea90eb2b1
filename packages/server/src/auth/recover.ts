// POST /recover: a letter with a link that lets its reader choose a new password. The answer is the same whether the
// address has an account or not.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAddress } from './address.ts';
import { askForLetter } from './askForLetter.ts';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { noteLetterRequest } from './letterRequests.ts';
import { securityField } from './proofs.ts';
import { redirectTo } from './redirects.ts';
import { optionalText, queryText, readBody } from './requestBody.ts';

const body = z.object({ email: optionalText, gotrue_meta_security: securityField });

export async function recover(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { usual, audit, proofs } = context;
  const { email, gotrue_meta_security: security } = readBody(body, request);
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  }
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  await askForLetter(context, request, {
    kind: 'recovery',
    address,
    byNetwork: usual.byNetwork.recover,
    proof: await proofs.read(security),
    prepare: async () => {},
    note: (sql, sender) =>
      noteLetterRequest(sql, { kind: 'recovery', email: address, redirect_to: redirect, sender }),
  });
  context.postman?.callSometime();
  audit('recovery asked', address, request.ip);
  return {};
}
