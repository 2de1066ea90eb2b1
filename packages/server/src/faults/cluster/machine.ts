// Simulates a machine that can be switched off or cut from the network: Linux namespaces for its network, its processes and its
// folders. They need root, and end with the process that made them, so that nothing is left behind.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shell script for the first process of a machine, which has to reap the processes that others leave behind. */
const initScript = 'trap : CHLD; while :; do sleep 60 & wait $!; done';

/** The name of the network bridge that connects all machines. */
const bridge = 'switch';

/** Creates the network of all machines. This process must be in a network namespace of its own: `unshare --net`. */
export function createNetwork(address: string): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge', 'forward_delay', '0');
  ip('address', 'add', `${address}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

interface MachineOptions {
  readonly name: string;
  readonly address: string;
  /** The folder that holds its files, also while it is off. */
  readonly folder: string;
  /** The paths of the system at which the machine has a folder of its own, each with the account that owns it. */
  readonly own: Readonly<Record<string, string>>;
  /** Whether it has shared memory of its own, which is lost when it is switched off. */
  readonly hasOwnMemory: boolean;
}

export class Machine {
  readonly name: string;
  readonly address: string;
  private readonly options: MachineOptions;
  private holder: ChildProcess | undefined;
  /** The process id of its first process, as seen from outside the machine. */
  private root = 0;

  constructor(options: MachineOptions) {
    this.options = options;
    this.name = options.name;
    this.address = options.address;
  }

  get isOn(): boolean {
    return this.holder !== undefined;
  }

  async switchOn(): Promise<void> {
    const options = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const holder = spawn('unshare', [...options, 'bash', '-c', `echo on; ${initScript}`], {
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
    for (const [path, account] of Object.entries(this.options.own)) {
      const folder = this.file(path);
      mkdirSync(folder, { recursive: true });
      execFileSync('chown', [`${account}:`, folder]);
      this.inside('mount', '--bind', folder, path);
    }
    // So that shared memory that a killed Postgres leaves behind is gone with the machine.
    if (this.options.hasOwnMemory) this.inside('mount', '--types', 'tmpfs', 'tmpfs', '/dev/shm');
  }

  /** Kills all its processes at once. Other machines aren't notified. */
  async switchOff(): Promise<void> {
    const { holder } = this;
    if (holder === undefined) return;
    this.holder = undefined;
    ip('link', 'delete', this.name);
    const ended = once(holder, 'exit');
    process.kill(this.root, 'SIGKILL');
    await ended;
  }

  /** The path outside of a file on this machine. */
  file(path: string): string {
    return join(this.options.folder, path);
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

  /** Kills one program by its process id on this machine. */
  kill(pid: number): void {
    this.inside('kill', '-KILL', String(pid));
  }

  /** Drops all packets between this machine and these addresses until `connect`. */
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
