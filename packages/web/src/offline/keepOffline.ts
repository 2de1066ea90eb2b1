// Installs the service worker, with which the planner starts without a network, and offers a newer version when it has
// come. Nothing is reloaded that the user did not ask for.
import { toast } from '../ui/toasts/toast.ts';

/** Milliseconds after which a page that stays open looks for a newer version. */
const anHour = 3_600_000;

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  offerWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerWaiting(registration));
  });
  setInterval(() => void registration.update().catch(() => {}), anHour);
}

/** Without a controller it is the first version, which nobody has to be asked about. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  toast.info('A new version of Homeplot is ready', {
    id: 'new version',
    description: 'Reload the page to use it. Your plan is kept.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Reload',
      onClick() {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        waiting.postMessage({ type: 'SKIP_WAITING' });
      },
    },
  });
}

/** Of browsers that let an installed app open files. */
interface LaunchQueue {
  readonly setConsumer: (
    consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

/** Opens the plan file that the installed app is started with, as by a double click on it. */
export function openLaunchedFiles(open: (file: File) => Promise<void>): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [first] }) => void first?.getFile().then(open));
}
