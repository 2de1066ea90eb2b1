// Chooses where the embedded Postgres listens.
import { freePort } from '../../freePort.ts';
import { type Endpoint, hasPorts } from './settings.ts';

/** A socket or, if Node can't connect to one, a free port of the loopback address. Both ask for the password. */
export const chooseEndpoint = async (): Promise<Endpoint> =>
  hasPorts ? { kind: 'port', port: await freePort() } : { kind: 'socket' };
