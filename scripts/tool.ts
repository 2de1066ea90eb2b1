// Runs the commands of our npm packages on the current Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type RunOptions = {
  /** Relative to the root, or absolute. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command is ended. */
  readonly timeout?: number;
  /** Whether it yields the processor to other commands that run at the same time. */
  readonly isLowPriority?: boolean;
};

type Manifest = { readonly bin?: string | Readonly<Record<string, string>> };

/** Milliseconds; on a busy machine all tests of a kind take half of it. */
const defaultTimeout = 60 * 60_000;

/** The file of a command such as `tsc` of the package `typescript`. */
export function commandFile(packageName: string, command: string): string {
  const home = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const file = typeof manifest.bin === 'object' ? manifest.bin[command] : manifest.bin;
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(home, file);
}

/** Runs a script with Node, prints its output, and returns the exit code. */
export const run = (args: readonly string[], options: RunOptions = {}): Promise<number> =>
  runProgram(process.execPath, args, options);

/** Runs a program of the system, prints its output, and returns the exit code. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: RunOptions,
): Promise<number> {
  return (await start(program, args, options, 'inherit')).code;
}

/** Runs a script with Node, and returns the exit code and the output. */
export function capture(
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return start(process.execPath, args, options, 'pipe');
}

function start(
  program: string,
  args: readonly string[],
  { folder = '.', env = {}, timeout = defaultTimeout, isLowPriority = false }: RunOptions,
  output: 'inherit' | 'pipe',
) {
  return new Promise<{ code: number; output: string }>((done, reject) => {
    const child = spawn(program, args, {
      cwd: resolve(root, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      timeout,
    });
    if (isLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let text = '';
    child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => done({ code: code ?? 1, output: text }));
  });
}
