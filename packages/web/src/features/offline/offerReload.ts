// Offers a newer version once it has been downloaded. The page is reloaded only if the user asks for it.
import { toast } from '../../kit/toasts/toast.ts';
import { takeOver } from '../../kit/takeOver.ts';

const keepsPlan = { id: 'new version', duration: Number.POSITIVE_INFINITY };
const reload = (): void => window.location.reload();

/** Another tab has taken the new version, which doesn't have all the parts of this one. */
export function offerReload(): void {
  toast.info('Homeplot was updated in another tab', {
    ...keepsPlan,
    description: 'Reload this one before you continue. Your plan is saved.',
    action: { label: 'Reload', onClick: reload },
  });
}

/** Without a controller it is the first version, so there is nothing to offer. */
export function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  toast.info('A new version of Homeplot is ready', {
    ...keepsPlan,
    description: 'Reload the page to use it. Your plan is saved.',
    action: {
      label: 'Reload',
      onClick() {
        navigator.serviceWorker.removeEventListener('controllerchange', offerReload);
        void takeOver(waiting);
      },
    },
  });
}
