// Who has approved a plan, as it is printed; and for whoever only looks at it, which approvals stand.
import { type Concern, concernText } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { hashOf, listApprovals } from './approvalCalls.ts';

interface Given {
  readonly name: string;
  /** ISO 8601. */
  readonly answered_at: string;
  readonly concern: Concern;
}

export function approvedBy({ name, answered_at, concern }: Given, version?: string): string {
  const when = new Date(answered_at).toLocaleDateString('en-US', { dateStyle: 'long' });
  const what = concern.kind === 'edge' ? ', for the lot line beside it' : '';
  return `Approved by ${name} on ${when}${version ? `, version “${version}”` : ''}${what}`;
}

/** Those of a shared plan that stand for it as it is; none if they can't be had. */
export async function standingApprovals(projectId: string, plan: Plan): Promise<readonly string[]> {
  const answer = await listApprovals(projectId);
  const given = answer.ok ? answer.value : [];
  const hashes = await Promise.all(given.map(({ concern }) => hashOf(concernText(plan, concern))));
  return given.filter(({ concern_hash }, i) => concern_hash === hashes[i]).map((one) => approvedBy(one));
}
