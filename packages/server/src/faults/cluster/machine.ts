// A machine that can be switched off or cut from the network: Linux namespaces for its network, its processes and its
// folders. They end with the process that made them, so that nothing is left behind, and need root.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its first process, which takes over and ends what others leave behind. */
const first = 'trap : CHLD; while :; do sleep 60 & wait $!; done';

const bridge = 'switch';

/** All machines are on one switch, in a network that this process must have for itself: `unshare --net`. */
export function layNetwork(address: string): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge', 'forward_delay', '0');
  ip('address', 'add', `${address}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

interface Described {
  readonly name: string;
  readonly address: string;
  /** Where its files are kept while it is off. */
  readonly folder: string;
  /** Folders of the system of which it has its own, by the account that they belong to. */
  readonly own: Readonly<Record<string, string>>;
  readonly hasOwnMemory: boolean;
}

export class Machine {
  readonly name: string;
  readonly address: string;
  private readonly described: Described;
  private holder: ChildProcess | undefined;
  /** The first of its processes, as the system outside numbers it. */
  private root = 0;

  constructor(described: Described) {
    this.described = described;
    this.name = described.name;
    this.address = described.address;
  }

  get isOn(): boolean {
    return this.holder !== undefined;
  }

  async switchOn(): Promise<void> {
    const options = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const holder = spawn('unshare', [...options, 'bash', '-c', `echo on; ${first}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(holder.stdout, 'data');
    this.holder = holder;
    this.root = childOf(holder);
    const { name, address } = this;
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.root));
    ip('link', 'set', name, 'master', bridge, 'up');
    this.inside('ip', 'link', 'set', 'lo', 'up');
    this.inside('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
    this.inside('ip', 'link', 'set', 'eth0', 'up');
    for (const [path, account] of Object.entries(this.described.own)) {
      const folder = this.file(path);
      mkdirSync(folder, { recursive: true });
      execFileSync('chown', [`${account}:`, folder]);
      this.inside('mount', '--bind', folder, path);
    }
    // What a killed Postgres leaves in memory goes with the machine.
    if (this.described.hasOwnMemory) this.inside('mount', '--types', 'tmpfs', 'tmpfs', '/dev/shm');
  }

  /** All its processes are gone at once, and those elsewhere don't hear of it. */
  async switchOff(): Promise<void> {
    const { holder } = this;
    if (holder === undefined) return;
    this.holder = undefined;
    ip('link', 'delete', this.name);
    const ended = once(holder, 'exit');
    process.kill(this.root, 'SIGKILL');
    await ended;
  }

  /** The file outside for a path on this machine. */
  file(path: string): string {
    return join(this.described.folder, path);
  }

  /** Starts a program on this machine; it writes into the file `log` outside. */
  run(
    command: readonly string[],
    options: {
      readonly log: string;
      readonly account?: string;
      readonly env?: Readonly<Record<string, string>>;
    },
  ): Program {
    const { log, account, env } = options;
    const as =
      account === undefined ? [] : ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups'];
    const output = openSync(log, 'a');
    return new Program(
      spawn('nsenter', [...this.entry(), ...as, ...command], {
        stdio: ['ignore', output, output],
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
      }),
    );
  }

  /** Kills one program by the number that it has on this machine. */
  kill(pid: number): void {
    this.inside('kill', '-KILL', String(pid));
  }

  /** Nothing passes between this machine and these addresses until `connect`. */
  cutFrom(addresses: readonly string[]): void {
    const list = `{ ${addresses.join(', ')} }`;
    this.inside('nft', 'add', 'table', 'ip', 'cut');
    for (const [hook, side] of [
      ['input', 'saddr'],
      ['output', 'daddr'],
    ] as const) {
      this.inside('nft', 'add', 'chain', 'ip', 'cut', hook, `{ type filter hook ${hook} priority 0; }`);
      this.inside('nft', 'add', 'rule', 'ip', 'cut', hook, 'ip', side, list, 'drop');
    }
  }

  connect(): void {
    this.inside('nft', 'delete', 'table', 'ip', 'cut');
  }

  private entry(): readonly string[] {
    return ['--target', String(this.root), '--net', '--pid', '--mount', '--'];
  }

  private inside(...command: string[]): string {
    return execFileSync('nsenter', [...this.entry(), ...command], { encoding: 'utf8' });
  }
}

export class Program {
  readonly ended: Promise<unknown>;
  private readonly entering: ChildProcess;

  constructor(entering: ChildProcess) {
    this.entering = entering;
    this.ended = once(entering, 'exit');
  }

  async kill(): Promise<void> {
    process.kill(childOf(this.entering), 'SIGKILL');
    await this.ended;
  }
}

/** The process that `unshare` or `nsenter` has started. */
function childOf({ pid }: ChildProcess): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}

function ip(...args: string[]): void {
  execFileSync('ip', args);
}
