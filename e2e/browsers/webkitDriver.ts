// WebKitGTK by its WebDriver (https://www.w3.org/TR/webdriver2), on a virtual screen if there is no other. Its automation
// has no touch input, so a finger is a mouse there.
import { freePort } from '@homeplot/server/freePort';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Driver, Plain, Spot } from './driver.ts';
import type { Engine } from './puppeteerDriver.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const [browserProgram] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').toSorted().toReversed();
const screenProgram = '/usr/bin/Xvfb';

const hasScreen = (): boolean => Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** What has to be installed first; undefined if nothing. */
export function missingForWebkit(): string | undefined {
  if (!existsSync(driverProgram) || browserProgram === undefined) return 'webkit2gtk-driver';
  return hasScreen() || existsSync(screenProgram) ? undefined : 'xvfb';
}

export async function launchWebkit(): Promise<Engine> {
  const screen = hasScreen() ? undefined : startScreen();
  const env = { ...process.env, ...(screen ? { DISPLAY: await screen.display } : {}) };
  const port = await freePort();
  const child = spawn(driverProgram, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = `http://127.0.0.1:${port}`;
  await listening(child, `${driver}/status`);
  return {
    async open({ width, height }) {
      const options = { binary: browserProgram, args: ['--automation', '--private'] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const session = (await call('POST', `${driver}/session`, { capabilities })) as { sessionId: string };
      const page = new WebkitDriver(`${driver}/session/${session.sessionId}`);
      await page.resize(width, height);
      return page;
    },
    async close() {
      child.kill();
      screen?.child.kill();
    },
  };
}

function startScreen(): { readonly child: ChildProcess; readonly display: Promise<string> } {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const child = spawn(screenProgram, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = child.stdio[3] as Readable;
  const display = once(output, 'data').then(([number]: unknown[]) => `:${String(number).trim()}`);
  return { child, display };
}

async function listening(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await delay(50);
  }
  throw new Error(`${driverProgram} ended with ${child.exitCode}.`);
}

async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const { value } = (await (await fetch(address, { method, ...text })).json()) as { value: unknown };
  if (typeof value === 'object' && value !== null && 'error' in value)
    throw new Error(`${address} got ${JSON.stringify(value)}.`);
  return value;
}

/** The code points that WebDriver has for keys without a letter. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Action = Readonly<Record<string, string | number>>;

class WebkitDriver implements Driver {
  private readonly session: string;

  constructor(session: string) {
    this.session = session;
  }

  /** The window has a bar above the page. */
  async resize(width: number, height: number): Promise<void> {
    await this.post('/window/rect', { width, height, x: 0, y: 0 });
    const inner = await this.evaluate(() => window.innerHeight);
    await this.post('/window/rect', { width, height: 2 * height - inner, x: 0, y: 0 });
  }

  async goto(address: string): Promise<void> {
    await this.post('/url', { url: address });
  }

  async evaluate<Args extends readonly Plain[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${work.toString()})(...arguments)`;
    return (await this.post('/execute/sync', { script, args })) as Awaited<Result>;
  }

  async stroke(_: 'mouse' | 'touch', [first, ...others]: readonly Spot[]): Promise<void> {
    if (!first) return;
    const to = ({ x, y }: Spot): Action => ({ type: 'pointerMove', duration: 0, x, y });
    const down = { type: 'pointerDown', button: 0 };
    const up = { type: 'pointerUp', button: 0 };
    const actions = [to(first), down, ...others.map(to), up];
    await this.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async key(name: string): Promise<void> {
    const values = name.split('+').map((key) => keys[key] ?? key);
    const downs = values.map((value) => ({ type: 'keyDown', value }));
    const ups = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.perform({ type: 'key', id: 'keyboard', actions: [...downs, ...ups] });
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.perform({ type: 'key', id: 'keyboard', actions });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from((await call('GET', `${this.session}/screenshot`)) as string, 'base64');
  }

  async close(): Promise<void> {
    await call('DELETE', this.session);
  }

  private async perform(source: unknown): Promise<void> {
    await this.post('/actions', { actions: [source] });
  }

  private post(command: string, body: unknown): Promise<unknown> {
    return call('POST', `${this.session}${command}`, body);
  }
}
