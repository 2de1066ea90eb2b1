// Who a request comes from: memory and statements are counted by account, by network and in total.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../db/database.ts';
import { networkOf } from '../../kit/network.ts';

export interface Requester {
  readonly account: string;
  readonly network: string;
}

/** Anonymous requests of one network count as one account. */
export function requesterOf({ ip }: FastifyRequest, caller: Caller | null): Requester {
  const network = networkOf(ip);
  const subject = caller?.claims['sub'];
  return { account: typeof subject === 'string' ? subject : network, network };
}

/** The keys that a request is counted under. */
export const scopesOf = ({ account, network }: Requester): readonly [string, string, string] => [
  `account ${account}`,
  `network ${network}`,
  'total',
];
