// For the tests: approvals by everybody but whoever was asked.
import { expect } from 'vitest';
import type { Person, RestSite } from './rest.ts';
import { added, sharedProject } from './sharedProject.ts';
import { asked, guestWith, newToken, planHash, visitor } from './sharing.ts';

const atOnce = 8;

/** Returns the codes of the refusals with their numbers. Afterwards the one who was asked can still answer. */
export async function forgeApprovals(
  site: RestSite,
  count: number,
): Promise<Readonly<Record<string, number>>> {
  const codes: Record<string, number> = {};
  const { owner, id, everybody, request } = await sharedProject(site);
  const other = await asked(owner, id);
  const forgers: readonly (() => Person)[] = [
    ...[...everybody]
      .filter(([who]) => who !== 'asked to approve')
      .map(
        ([, person]) =>
          () =>
            person,
      ),
    () => visitor(site, guestWith(newToken())),
    // Asked about something else.
    () => visitor(site, guestWith(other.token)),
    // The token of the right request, cut, in other letters, or with more of them.
    () => visitor(site, guestWith(request.token.slice(1))),
    () => visitor(site, guestWith(request.token.toLowerCase())),
    () => visitor(site, guestWith(`${request.token}A`)),
    () => visitor(site, guestWith(`'${request.token.slice(2)}`)),
  ];
  const forge = async (number: number): Promise<void> => {
    const forger = forgers[number % forgers.length]?.() ?? owner;
    const row = {
      request_id: request.id,
      project_id: id,
      answer: number % 2 === 0 ? 'approved' : 'declined',
      name: 'Nora Neighbor',
      words: `${number}`,
      plan_hash: planHash,
      concern_hash: planHash,
    };
    const { error } = await forger.client.from('approvals').insert(row);
    const code = error?.code ?? 'none';
    codes[code] = (codes[code] ?? 0) + 1;
  };
  for (let begin = 0; begin < count; begin += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - begin) }, (_, index) => begin + index);
    await Promise.all(numbers.map(forge));
  }
  const answers = owner.client.from('approvals').select('id').eq('request_id', request.id);
  expect((await answers.throwOnError()).data).toEqual([]);
  const nora = everybody.get('asked to approve') ?? owner;
  const answer = {
    request_id: request.id,
    answer: 'approved',
    name: 'Nora',
    plan_hash: planHash,
    concern_hash: planHash,
  };
  expect(await added(nora, 'approvals', answer)).toMatch(/^[\da-f-]{36}$/);
  return codes;
}
