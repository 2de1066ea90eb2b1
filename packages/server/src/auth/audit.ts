// A line in the log for each event that somebody may have to look into later. People stand there under pseudonyms;
// passwords, tokens and links never do.
import type { FastifyBaseLogger } from 'fastify';
import type { Pseudonym } from './keys.ts';

export type AuditEvent =
  | 'signed up'
  | 'address confirmed'
  | 'signed in'
  | 'sign-in failed'
  | 'recovery asked'
  | 'recovery link used'
  | 'password changed'
  | 'refresh token reused'
  | 'signed out';

export type Audit = (event: AuditEvent, address: string, ip: string) => void;

export function auditTo(log: FastifyBaseLogger, pseudonym: Pseudonym): Audit {
  const lines = log.child({}, { level: 'info' });
  return (event, address, ip) => lines.info({ account: pseudonym(address), from: pseudonym(ip) }, event);
}
