// People in a room without a browser: each moves a pointer and edits an object now and then, as our page would.
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { liveFormat } from '@homeplot/live/format';
import { planOf } from '@homeplot/live/planOf';
import { writeChanges } from '@homeplot/live/writeChanges';
import { moveOf } from '@homeplot/plan/plan';
import { Doc } from 'yjs';

/** Milliseconds. */
const pointerEvery = 40;
const editEvery = 1500;

export interface Other {
  readonly end: () => void;
}

export async function join(address: string, project: string, share: string, name: string): Promise<Other> {
  const document = new Doc();
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `${address.replace(/^http/, 'ws').replace(/\/$/, '')}/live/${project}`,
  });
  const token = JSON.stringify({ access: null, share, guest: name, format: liveFormat });
  const provider = await new Promise<HocuspocusProvider>((joined, fail) => {
    const made: HocuspocusProvider = new HocuspocusProvider({
      websocketProvider,
      name: project,
      document,
      awareness: null,
      token,
      onSynced: () => joined(made),
      onAuthenticationFailed: ({ reason }) => fail(new Error(`${name} was refused: ${reason}`)),
    });
    made.attach();
  });
  const { objects } = planOf(document).contents;
  let turn = name.length;
  const pointing = setInterval(() => {
    turn += 1;
    const at = [40 + 20 * Math.sin(turn / 9), 40 + 15 * Math.cos(turn / 7)];
    provider.sendStateless(JSON.stringify({ at }));
  }, pointerEvery);
  const editing = setInterval(() => {
    const object = objects[(turn * 37) % objects.length];
    if (object) writeChanges(document, [moveOf(object, { x: 1, y: 0 })], name);
  }, editEvery);
  return {
    end() {
      clearInterval(pointing);
      clearInterval(editing);
      provider.destroy();
      websocketProvider.destroy();
    },
  };
}
