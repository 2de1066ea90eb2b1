// The account that Postgres runs as. It refuses to run as root, so root gives it an account of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../startError.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const name = 'homeplot';

/** The program by which the account passes through closed folders. */
export const passThrough = 'setpriv';

/** Null where Postgres runs as the account of this process. Throws StartError when root has no account to give it. */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = find();
  if (account !== undefined) return account;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore' });
  const made = find();
  if (made !== undefined) return made;
  throw new StartError(
    `Postgres does not run as root, and the account "${name}" could not be made for it. ` +
      `Make it, for example with "useradd --system --user-group ${name}", or start Homeplot as another account.`,
  );
}

function find(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/**
 * The command to run a program as an account. Where a folder above the program or the data is closed to others, as
 * /root is, the account may search folders by a capability of Linux, which lets it read but not write.
 */
export function commandFor(
  account: Account | null,
  program: string,
  args: readonly string[],
  folders: readonly string[],
): { readonly program: string; readonly args: readonly string[]; readonly ids: Partial<Account> } {
  if (account === null) return { program, args, ids: {} };
  if ([program, ...folders].every(isOpenToOthers)) return { program, args, ids: account };
  const search = '+dac_read_search';
  const become = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const keep = [`--inh-caps=${search}`, `--ambient-caps=${search}`];
  // Without this bit, a look at rights on behalf of the account (access(2)) is made without the capability.
  const look = '--securebits=+no_setuid_fixup';
  return { program: passThrough, args: [look, ...become, ...keep, program, ...args], ids: {} };
}

/** Everybody may search each folder above the path. */
function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  const mayOthersSearch = (statSync(parent).mode & 0o001) !== 0;
  return mayOthersSearch && isOpenToOthers(parent);
}
