// POST /resend: mails the confirmation of a sign-up again, with a new link. The response doesn't depend on whether there
// was anything to send.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import { securityField } from './proofs.ts';
import { optionalText, readBody } from './requestBody.ts';
import { requestMail } from './requestMail.ts';

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
  const byNetwork = context.limits.byNetwork.resend;
  await requestMail(context, request, email, { kind: 'signup', byNetwork, security });
  return {};
}
