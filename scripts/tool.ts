// Runs the commands that come with our packages, all on the Node that runs this file.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Where = {
  /** A folder below the root, or anywhere when absolute. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is ended. */
  readonly longest?: number;
};

type Manifest = { readonly bin?: string | Readonly<Record<string, string>> };

/** After this long a command hangs, unless it is known to take longer; on a crowded machine all tests of a kind take half. */
const usuallyLongest = 60 * 60_000;

/** The file behind a command such as `tsc` of the package `typescript`. */
export function commandFile(packageName: string, command: string): string {
  const home = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const file = typeof manifest.bin === 'object' ? manifest.bin[command] : manifest.bin;
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(home, file);
}

/** Runs a file on this Node with our own output, and gives its exit code. */
export async function run(args: readonly string[], where: Where = {}): Promise<number> {
  return (await start(args, where, 'inherit')).code;
}

/** Runs a file on this Node and gives what it wrote. */
export function capture(
  args: readonly string[],
  where: Where = {},
): Promise<{ code: number; output: string }> {
  return start(args, where, 'pipe');
}

function start(
  args: readonly string[],
  { folder = '.', env = {}, longest = usuallyLongest }: Where,
  output: 'inherit' | 'pipe',
) {
  return new Promise<{ code: number; output: string }>((done, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: resolve(root, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      timeout: longest,
    });
    let text = '';
    child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => done({ code: code ?? 1, output: text }));
  });
}
