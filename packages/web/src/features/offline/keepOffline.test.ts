import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '../../kit/toasts/toast.ts';
import { keepOffline, knownParts, openLaunchedFiles } from './keepOffline.ts';

vi.mock('../../kit/toasts/toast.ts', () => ({ toast: { info: vi.fn<(...args: unknown[]) => void>() } }));

const reload = vi.fn<() => void>();
const waiting = { state: 'installed', postMessage: vi.fn<(message: unknown) => void>() };
let page: { isFetching: boolean };
let container: EventTarget & { controller: unknown; register: () => Promise<unknown> };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  waiting.state = 'installed';
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null,
    update: vi.fn<() => Promise<void>>(),
  });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
  page = { isFetching: false };
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => page.isFetching } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function clickReload(): Promise<void> {
  const [, options] = vi.mocked(toast.info).mock.calls[0] ?? [];
  const { action } = options ?? {};
  if (typeof action === 'object' && action && 'onClick' in action) (action.onClick as () => void)();
  await vi.advanceTimersByTimeAsync(100);
}

describe('a new version that waits', () => {
  test('takes over when the user reloads, and then the page reloads', async () => {
    await keepOffline();
    await clickReload();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, []);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('lets the parts come that the page is fetching, but not for long', async () => {
    await keepOffline();
    page.isFetching = true;
    await clickReload();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    page.isFetching = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(waiting.postMessage).toHaveBeenCalledOnce();
    page.isFetching = true;
    await clickReload();
    await vi.advanceTimersByTimeAsync(5000);
    expect(waiting.postMessage).toHaveBeenCalledTimes(2);
  });

  test('that another tab takes is reported, and nothing is reloaded', async () => {
    await keepOffline();
    container.dispatchEvent(new Event('controllerchange'));
    const [text] = vi.mocked(toast.info).mock.lastCall ?? [];
    expect(text).toBe('New version loaded in another tab');
    expect(reload).not.toHaveBeenCalled();
  });

  test('only reloads the page if it has taken over from another tab', async () => {
    await keepOffline();
    waiting.state = 'activated';
    await clickReload();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not offered on the first visit', async () => {
    container.controller = null;
    await keepOffline();
    expect(toast.info).not.toHaveBeenCalled();
  });
});

describe('on a first visit', () => {
  const installing = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (_message: unknown, [port]: readonly MessagePort[]) =>
      port?.postMessage({ kept: 24, of: 24 }),
  });
  const becomes = (state: string): void => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  };
  beforeEach(() => {
    installing.state = 'installing';
    vi.stubGlobal('window', new EventTarget());
    Object.assign(container, {
      controller: null,
      register: async () => ({ active: null, waiting: null, installing }),
    });
  });

  test('the parts wait for a worker that takes long to be installed', async () => {
    const known = knownParts();
    await vi.advanceTimersByTimeAsync(60_000);
    becomes('installed');
    becomes('activating');
    expect((await known)?.state).toEqual({ is: 'ready' });
  });

  test('a worker that cannot be installed is said', async () => {
    const known = knownParts();
    await vi.advanceTimersByTimeAsync(60_000);
    becomes('redundant');
    expect((await known)?.state).toEqual({ is: 'incomplete', for: 'connection' });
  });
});

test('a plan file that the installed app was started with is opened; a start without one opens nothing', async () => {
  const lot = new File(['{}'], 'lot.json');
  const launches = [{ files: [] }, { files: [{ getFile: async () => lot }] }];
  const setConsumer = (consume: (launch: object) => void): void => {
    for (const launch of launches) consume(launch);
  };
  vi.stubGlobal('window', { launchQueue: { setConsumer } });
  const open = vi.fn<(files: readonly File[]) => Promise<void>>();
  openLaunchedFiles(open);
  await vi.advanceTimersByTimeAsync(0);
  expect(open.mock.calls).toEqual([[[lot]]]);
});
