// The peers whose connections aren't limited: trusted proxies and this machine.
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback.ts';
import { plainAddress } from '../network.ts';

/** Whether the connections of a peer are unlimited. */
export function unlimitedPeers({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  if (trustProxy === true) return () => true;
  const proxies = new BlockList();
  for (const range of trustProxy === false ? [] : trustProxy) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isLoopbackHost(plain) || proxies.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
