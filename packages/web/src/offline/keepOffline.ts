// Installs the service worker, with which the planner starts without a network, and offers a newer version when it has
// come. Nothing is reloaded that the user did not ask for.
import { Workbox } from 'workbox-window';
import { toast } from '../ui/toast.ts';

/** Milliseconds after which a page that stays open looks for a newer version. */
const anHour = 3_600_000;

export async function keepOffline(): Promise<void> {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => offerReload(worker));
  await worker.register();
  setInterval(() => void worker.update().catch(() => {}), anHour);
}

function offerReload(worker: Workbox): void {
  toast.info('A new version of Homeplot is ready', {
    id: 'new version',
    description: 'Reload the page to use it. Your plan is kept.',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Reload',
      onClick() {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      },
    },
  });
}
