// POST /resend: the letter of a sign-up once more, with a new link in place of the old one. The answer is the same
// whether there was something to send or not.
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

const body = z.object({ email: optionalText, type: optionalText, gotrue_meta_security: securityField });

export async function resend(context: AuthContext, request: FastifyRequest): Promise<object> {
  const { email, type, gotrue_meta_security: security } = readBody(body, request);
  if (type !== 'signup') {
    const message = 'Missing one of these types: signup, email_change, sms, phone_change';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Type provided requires an email address');
  }
  const address = readAddress(email);
  const redirect = redirectTo(queryText(request, 'redirect_to'), context);
  await askForLetter(context, request, {
    kind: 'signup',
    address,
    byNetwork: context.usual.byNetwork.resend,
    proof: await context.proofs.read(security),
    prepare: async () => {},
    note: (sql, sender) =>
      noteLetterRequest(sql, { kind: 'signup', email: address, redirect_to: redirect, sender }),
  });
  context.postman?.callSometime();
  return {};
}
