// For the tests: TypeScript in a process of its own, which can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** So that no process outlives its test. */
const endWithParent = "process.stdin.resume().on('end', () => process.exit(1)).unref();";

export class Child {
  /** Its stderr so far. */
  errors = '';
  /** Its exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  private readonly process: ChildProcess;
  private readonly lines: string[] = [];
  private readonly waiting: (() => void)[] = [];
  private isOver = false;

  /** `source` is run as a module. */
  constructor(source: string, environment: Readonly<Record<string, string>> = {}) {
    const args = [
      ...process.execArgv,
      '--input-type=module-typescript',
      '--eval',
      `${endWithParent}\n${source}`,
    ];
    const child = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    this.process = child;
    child.stderr.on('data', (part: Buffer) => (this.errors += part.toString()));
    createInterface(child.stdout).on('line', (line) => {
      this.lines.push(line);
      this.wake();
    });
    this.ended = once(child, 'close').then(([code]: unknown[]) => {
      this.isOver = true;
      this.wake();
      return code as number | null;
    });
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** The next line of its stdout; undefined if it has ended. */
  async line(): Promise<string | undefined> {
    while (this.lines.length === 0 && !this.isOver) {
      await new Promise<void>((woken) => this.waiting.push(woken));
    }
    return this.lines.shift();
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }

  private wake(): void {
    for (const woken of this.waiting.splice(0)) woken();
  }
}
