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

/** Starts a program under another account with extra capabilities. */
export const setpriv = 'setpriv';

/** Null if Postgres runs as the account of this process. Throws StartError if root can't get an account for it. */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = findAccount();
  if (existing !== undefined) return existing;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore' });
  const created = findAccount();
  if (created !== undefined) return created;
  throw new StartError(
    `Postgres refuses to run as root, and the account "${name}" couldn't be created for it. ` +
      `Create it, for example with "useradd --system --user-group ${name}", or start Homeplot as another account.`,
  );
}

function findAccount(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/**
 * The command that runs a program as an account. If other accounts can't search a folder above the program or the data,
 * as with /root, the account gets the Linux capability to read every file, but not to write.
 */
export function commandFor(
  account: Account | null,
  program: string,
  args: readonly string[],
  folders: readonly string[],
): { readonly program: string; readonly args: readonly string[]; readonly ids: Partial<Account> } {
  if (account === null) return { program, args, ids: {} };
  if ([program, ...folders].every(isOpenToOthers)) return { program, args, ids: account };
  const capability = '+dac_read_search';
  const options = [
    // Without this bit, access(2) ignores the capability.
    '--securebits=+no_setuid_fixup',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
  ];
  return { program: setpriv, args: [...options, program, ...args], ids: {} };
}

/** Whether every account may search each folder above the path. */
function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  const mayOthersSearch = (statSync(parent).mode & 0o001) !== 0;
  return mayOthersSearch && isOpenToOthers(parent);
}
