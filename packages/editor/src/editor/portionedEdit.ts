// An edit of very many objects, applied in portions so that the page responds in between. It is one undo step, and watchers
// are notified once, when it ends.
import type { Change } from '@homeplot/plan/plan';
import type { Steps } from '@homeplot/plan/steps';
import type { History } from './history.ts';
import { refusal } from '../scene/locking.ts';
import type { OpenScene } from '../scene/scene.ts';
import type { Toast } from '../tool/tool.ts';

export class PortionedEdit {
  private readonly scene: OpenScene;
  private readonly finish: (changes: readonly Change[], inverse: readonly Change[]) => void;
  private readonly changes: Change[] = [];
  /** In the order of the portions. */
  private readonly inverses: (readonly Change[])[] = [];

  constructor(
    scene: OpenScene,
    history: History,
    label: string,
    notify: (changes: readonly Change[], inverse: readonly Change[]) => void,
  ) {
    this.scene = scene;
    this.finish = (changes, inverse) => {
      history.record(label, changes, inverse, false);
      notify(changes, inverse);
    };
  }

  /** Applies the next changes and everything that follows from them. Returns a message if they are refused. */
  add(portion: readonly Change[]): Toast | undefined {
    const { scene } = this;
    const refused = refusal(scene, portion);
    if (refused) return refused;
    const all = scene.withInvariants(portion);
    // Updating labels after each portion would take as long as placing all of them again.
    scene.labels.clear();
    this.inverses.push(scene.apply(all));
    for (const change of all) this.changes.push(change);
    return undefined;
  }

  /** Records everything added as one undo step. */
  *endInSteps(): Steps<void> {
    yield* this.scene.prepareSearch();
    if (this.changes.length > 0) this.finish(this.changes, this.inverses.toReversed().flat());
  }

  /** Reverts everything added, one portion per step, and records nothing. */
  *cancelInSteps(): Steps<void> {
    for (const inverse of this.inverses.toReversed()) {
      this.scene.labels.clear();
      this.scene.apply(inverse);
      yield;
    }
  }
}
