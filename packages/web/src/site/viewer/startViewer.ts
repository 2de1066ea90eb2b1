// Starts the page of a shared plan by its address: `/s/<token>` for whoever has a link, `/view/<project>` for members,
// `/a/<token>` for whoever is asked to approve a version.
import { whenIdle } from '../../kit/slices.ts';
import type { Address } from './shownProject.ts';
import { showOn, Viewer } from './viewer.ts';

const byLink = /^\/s\/([^/]*)\/?$/;
const byMember = /^\/view\/([\da-f-]{36})\/?$/;
const byRequest = /^\/a\/([^/]*)\/?$/;
const token = /^[\w-]{22}$/;

/** undefined if the address is damaged. */
function addressOf(path: string): Address | undefined {
  const [, link] = byLink.exec(path) ?? [];
  if (link !== undefined && token.test(link)) return { by: 'link', token: link };
  const [, projectId] = byMember.exec(path) ?? [];
  return projectId === undefined ? undefined : { by: 'member', projectId };
}

export async function startViewer(): Promise<void> {
  const [, request] = byRequest.exec(window.location.pathname) ?? [];
  if (request !== undefined) {
    const { showRequest } = await import('./showRequest.tsx');
    return showRequest(request);
  }
  const host = document.getElementById('plan');
  if (!host) throw new Error('The page has no element with id "plan"; viewer.html must hold one.');
  const address = addressOf(window.location.pathname);
  const viewer = new Viewer(
    address ?? { by: 'link', token: '' },
    new URLSearchParams(window.location.search).has('embed'),
  );
  document.documentElement.toggleAttribute('data-embedded', viewer.isEmbedded);
  if (address) await viewer.open();
  else viewer.fail('mistyped');
  const { viewed, shown } = viewer;
  if (viewed && shown) {
    document.title = `${shown.title} | Homeplot`;
    await new Promise<void>((drawn) => showOn(host, viewed, drawn));
    await whenIdle();
  }
  const { showPage } = await import('./showPage.tsx');
  showPage(viewer, host);
}
