// Keeps the shown plan up to date: through its live room if others may edit it and the server has rooms, else by asking the
// server every half minute and when the page is visible again.
import { backendConfig } from '../../account/backend/backend.ts';
import type { LiveView } from './liveView.ts';
import { countOpening, fetchProject, fetchStamp, lookUp } from './shownProject.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds between two requests for a newer version. */
const interval = 30_000;

export function follow(viewer: Viewer): void {
  const following = new Following(viewer);
  setInterval(following.check, interval);
  document.addEventListener('visibilitychange', following.check);
  window.addEventListener('online', following.check);
  void countOpening(viewer.address);
  void following.enterRoom();
}

class Following {
  private readonly viewer: Viewer;
  private asking: Promise<void> | undefined;
  private live: LiveView | undefined;
  private isEntering = false;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  readonly check = (): void => {
    if (!document.hidden) void this.ask().then(() => this.enterRoom());
  };

  private ask(): Promise<void> {
    this.asking ??= this.update().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Shows a newer version, if there is one. Without a connection, the shown one stays. */
  private async update(): Promise<void> {
    const { viewer } = this;
    const { address, shown } = viewer;
    if (!shown) return;
    const stamp = await fetchStamp(address, shown.id);
    if (!stamp.ok) {
      if (stamp.reason === 'signedOut') viewer.fail(stamp);
    } else if (stamp.value === undefined) viewer.fail(address.by === 'link' ? 'ended' : 'notShared');
    // The room's plan is at least as new as the saved one.
    else if (this.live?.isOn && !viewer.problem) viewer.note(stamp.value);
    else if (stamp.value.updatedAt !== shown.updatedAt || viewer.problem) await this.take(shown.id);
    else viewer.note(stamp.value);
    if (viewer.problem) this.leaveRoom();
  }

  private async take(id: string): Promise<void> {
    const { viewer } = this;
    const { address } = viewer;
    const [found, answer] = await Promise.all([lookUp(address), fetchProject(address, id)]);
    if (this.live?.isOn && !viewer.problem) return;
    if (found.ok && found.value && answer.ok && answer.value)
      await viewer.take(answer.value, found.value.role);
  }

  /** Enters the plan's room, if it has one. The code for rooms is fetched only then. */
  async enterRoom(): Promise<void> {
    const { viewer } = this;
    if (this.live || this.isEntering || viewer.problem || !viewer.shown?.isShared) return;
    this.isEntering = true;
    try {
      const config = await backendConfig();
      if (!config?.live) return;
      const { LiveView } = await import('./liveView.ts');
      if (viewer.problem) return;
      this.live = new LiveView(viewer, config.url, {
        asked: () => this.asking ?? Promise.resolve(),
        lost: () => void this.ask(),
        ended: () => {
          this.live = undefined;
          void this.ask();
        },
      });
    } catch (problem) {
      console.warn('The live room could not be followed.', problem);
    } finally {
      this.isEntering = false;
    }
  }

  private leaveRoom(): void {
    this.live?.end();
    this.live = undefined;
  }
}
