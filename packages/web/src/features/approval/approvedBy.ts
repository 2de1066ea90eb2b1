// Whether an approval stands for a plan: by the hash of what concerns whoever gave it. Also the sentence of an approval as
// it is printed, and for whoever only looks at a plan, which approvals stand.
import { type Concern, concernText } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { longDate } from '../../kit/formatted.ts';
import { hashOf, listApprovals } from './approvalCalls.ts';

interface GivenApproval {
  readonly name: string;
  /** ISO 8601. */
  readonly answered_at: string;
  readonly concern: Concern;
  /** What was written beside it, which may be a condition. */
  readonly words?: string | null | undefined;
}

/** The sentence, and below it what was written. asked: who was asked, which only the owner of the plan can know. */
export function approvedBy(
  { name, answered_at, concern, words }: GivenApproval,
  { version, asked = '' }: { readonly version?: string | undefined; readonly asked?: string } = {},
): string {
  const when = longDate(new Date(answered_at));
  const what = concern.kind === 'edge' ? ', for the lot line beside it' : '';
  const who = isNamedIn(asked, name) ? name : `${name} (asked: ${asked.trim().replaceAll(/\s+/g, ' ')})`;
  const sentence = `Approved by ${who} on ${when}${version ? `, version “${version}”` : ''}${what}`;
  return words?.trim() ? `${sentence}, with the comment:\n“${words.trim()}”` : sentence;
}

/** Whether the words of one name stand together in another: "Jo Smith" is in "Jo Smith, owner", not in "Jo Smithson". */
function isNamedIn(name: string, other: string): boolean {
  const wordsOf = (all: string): string =>
    ` ${(all.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  return name.trim() === '' || wordsOf(other).includes(wordsOf(name));
}

/** A function that checks whether what somebody was asked about is still the same in the plan. */
export function judgeOf(plan: Plan): (asked: AskedAbout) => Promise<boolean> {
  const hashes = new Map<string, Promise<string>>();
  return async ({ concern, concern_hash }) => {
    const key = JSON.stringify(concern);
    const hash = hashes.get(key) ?? hashOf(concernText(plan, concern));
    hashes.set(key, hash);
    return (await hash) === concern_hash;
  };
}

interface AskedAbout {
  readonly concern: Concern;
  readonly concern_hash: string;
}

/** The approvals of a shared plan that stand for it as it is now; none if the server doesn't give them. */
export async function standingApprovals(projectId: string, plan: Plan): Promise<readonly string[]> {
  const answer = await listApprovals(projectId);
  const given = answer.ok ? answer.value : [];
  const judge = judgeOf(plan);
  const stand = await Promise.all(given.map(judge));
  return given.filter((_, i) => stand[i]).map((one) => approvedBy(one));
}
