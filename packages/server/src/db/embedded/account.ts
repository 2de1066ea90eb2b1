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

/** The program that lets the account get through closed folders. */
export const passThrough = 'setpriv';

/** Null if Postgres runs as the account of this process. Throws StartError if root can't get an account for it. */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = find();
  if (account !== undefined) return account;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore' });
  const made = find();
  if (made !== undefined) return made;
  throw new StartError(
    `Postgres refuses to run as root, and the account "${name}" couldn't be created for it. ` +
      `Create it, for example with "useradd --system --user-group ${name}", or start Homeplot as another account.`,
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
 * The command that runs a program as an account. If a folder above the program or the data is closed to others, as /root
 * is, the account gets a capability of Linux, which lets it read everything but not write.
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
  // Without this bit, access(2) ignores the capability.
  const look = '--securebits=+no_setuid_fixup';
  return { program: passThrough, args: [look, ...become, ...keep, program, ...args], ids: {} };
}

/** True if everybody may search each folder above the path. */
function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  const mayOthersSearch = (statSync(parent).mode & 0o001) !== 0;
  return mayOthersSearch && isOpenToOthers(parent);
}
