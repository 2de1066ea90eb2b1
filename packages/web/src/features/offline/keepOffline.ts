// Installs the service worker, which lets the planner start without a network; offers newer versions of the planner; and opens
// files that the installed app was launched with. The page is reloaded only if the user asks for it.
import { OfflineParts } from './offlineParts.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { takeOver } from '../../kit/takeOver.ts';

/** Milliseconds between checks for a newer version while the page stays open. */
const updateInterval = 3_600_000;

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasKept = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  offerWaiting(registration);
  if (wasKept) navigator.serviceWorker.addEventListener('controllerchange', offerReload, { once: true });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerWaiting(registration));
  });
  setInterval(() => void registration.update().catch(() => {}), updateInterval);
}

/** What is kept for use offline, as soon as that is known; undefined in a browser without service workers. */
export async function knownParts(): Promise<OfflineParts | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const parts = new OfflineParts(() => installedWorker().catch(() => null));
  return new Promise((resolve) => {
    const end = parts.watch(() => {
      end();
      resolve(parts);
    });
  });
}

/**
 * The service worker, once it is installed; null if it couldn't be. Not the page's controller, which comes later, and never to a
 * page that was reloaded past the cache.
 */
async function installedWorker(): Promise<ServiceWorker | null> {
  // Tries to install it again if that failed.
  const { active, waiting, installing } = await navigator.serviceWorker.register('/sw.js');
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!worker || worker.state === 'redundant') resolve(null);
      else if (worker.state === 'activating' || worker.state === 'activated') resolve(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** The API of browsers in which an installed app can open files. */
interface LaunchQueue {
  readonly setConsumer: (
    consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

/** Opens the files that the installed app was started with, for example by double-clicking them. */
export function openLaunchedFiles(open: (files: readonly File[]) => Promise<void>): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(open);
  });
}

/** One toast for both messages, which stays until it is closed. */
const versionToast = { id: 'new version', duration: Number.POSITIVE_INFINITY };
const reload = (): void => window.location.reload();

/** Another tab has loaded the new version, whose service worker doesn't have all parts of this page's version. */
function offerReload(): void {
  toast.info('New version loaded in another tab', {
    ...versionToast,
    description: 'Reload to continue. Your plan is saved in this browser.',
    action: { label: 'Reload', onClick: reload },
  });
}

/** Offers a version that waits to be used. Without a controller it is the first version, so there is nothing to offer. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  toast.info('A new version is ready', {
    ...versionToast,
    description: 'Reload to use it. Your plan is saved in this browser.',
    action: {
      label: 'Reload',
      onClick() {
        navigator.serviceWorker.removeEventListener('controllerchange', offerReload);
        void takeOver(waiting);
      },
    },
  });
}
