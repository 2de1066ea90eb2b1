// Who a request is from: memory and work are counted by account, by network and in all.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../db/database.ts';
import { networkOf } from '../network.ts';

export interface Party {
  readonly account: string;
  readonly network: string;
}

/** Strangers of one network count as one account. */
export function partyOf({ ip }: FastifyRequest, caller: Caller | null): Party {
  const network = networkOf(ip);
  const subject = caller?.claims['sub'];
  return { account: typeof subject === 'string' ? subject : network, network };
}

/** The names under which something is counted: its account, its network, and everybody. */
export const scopesOf = ({ account, network }: Party): readonly [string, string, string] => [
  `account ${account}`,
  `network ${network}`,
  'all',
];
