// The audit log: a line for each security event, with pseudonyms for account and network, and without passwords, tokens
// and links.
import type { FastifyBaseLogger } from 'fastify';
import type { Pseudonym } from '../kit/keys.ts';

export type AuditEvent =
  | 'signed up'
  | 'address confirmed'
  | 'signed in'
  | 'sign-in failed'
  | 'recovery requested'
  | 'recovery link used'
  | 'password changed'
  | 'new address requested'
  | 'address changed'
  | 'refresh token reused'
  | 'signed out';

export type Audit = (event: AuditEvent, address: string, ip: string) => void;

export function auditTo(log: FastifyBaseLogger, pseudonym: Pseudonym): Audit {
  const auditLog = log.child({}, { level: 'info' });
  return (event, address, ip) => auditLog.info({ account: pseudonym(address), from: pseudonym(ip) }, event);
}
