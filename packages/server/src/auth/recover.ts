// POST /recover: mails a link to choose a new password. The response doesn't depend on whether there is an account.
import { z } from 'zod';
import type { Handler } from '../http/protocol.ts';
import type { AuthContext } from './context.ts';
import { authProblem } from './problems.ts';
import { securityField } from './proofs.ts';
import { optionalText, readBody } from './requestBody.ts';
import { requestMail } from './requestMail.ts';

const body = z.object({ email: optionalText, gotrue_meta_security: securityField });

export const recover =
  (context: AuthContext): Handler =>
  async (request) => {
    const { email, gotrue_meta_security: security } = readBody(body, request);
    if (email === '') {
      throw authProblem(400, 'validation_failed', 'Password recovery requires an email');
    }
    const byNetwork = context.limits.byNetwork.recover;
    const address = await requestMail(context, request, email, { kind: 'recovery', byNetwork, security });
    context.audit('recovery requested', address, request.ip);
    return {};
  };
