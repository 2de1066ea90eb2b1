// POST /resend: mails the confirmation of a sign-up, or those of a new address, again with new links. The response doesn't
// depend on whether there was anything to send.
import { z } from 'zod';
import type { Handler } from '../http/protocol.ts';
import type { AuthContext } from './context.ts';
import { authProblem } from './problems.ts';
import { securityField } from './proofs.ts';
import { optionalText, readBody } from './requestBody.ts';
import { requestMail } from './requestMail.ts';

const body = z.object({ email: optionalText, type: optionalText, gotrue_meta_security: securityField });

export const resend =
  (context: AuthContext): Handler =>
  async (request) => {
    const { email, type, gotrue_meta_security: security } = readBody(body, request);
    if (type !== 'signup' && type !== 'email_change') {
      const message = 'Missing one of these types: signup, email_change, sms, phone_change';
      throw authProblem(400, 'validation_failed', message);
    }
    if (email === '') {
      throw authProblem(400, 'validation_failed', 'Type provided requires an email address');
    }
    const byNetwork = context.limits.byNetwork.resend;
    await requestMail(context, request, email, { kind: type, byNetwork, security });
    return {};
  };
