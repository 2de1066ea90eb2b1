// The label placements of the open plan, cached for recent label heights. Drawing and hit-testing use them. Where a label
// goes is decided in plan's `labels`.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { Placing } from '@homeplot/plan/labelPlacing';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Change, Plan } from '@homeplot/plan/plan';

/** Maximum number of objects in all cached placements. A zoom passes many scales, and often returns to them. */
const maxCachedObjects = 20_000;

/** Number of placements that an edit updates: that of the last picture and that of the current view. */
const maxUpdated = 2;

export interface LabeledScene {
  readonly plan: Plan;
  /** The visible objects that may have labels in a box at a label height in feet, in any order. */
  readonly labeledIn: (box: Box, labelHeight: number) => readonly PlanObject[];
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

/** Whether a change of settings affects the texts or the colors of labels, or the visibility of objects. */
const affectsLabels = (change: Change): boolean =>
  'settings' in change &&
  (['units', 'north', 'layers', 'pack'] as const).some((setting) => setting in change.settings);

export class Labels {
  private readonly scene: LabeledScene;
  /** Least recently used first. */
  private placings: Placing[] = [];
  /** See `takeMovedBoxes`. */
  private moved: Box[] | undefined = [];

  constructor(scene: LabeledScene) {
    this.scene = scene;
  }

  /** The placement for a label height in feet. */
  at(labelHeight: number): Placing {
    const found = this.placings.find(({ lettering }) => lettering.labelHeight === labelHeight);
    if (found) {
      if (found !== this.placings.at(-1))
        this.placings = [...this.placings.filter((one) => one !== found), found];
      return found;
    }
    const { scene } = this;
    const { units, north } = scene.plan.settings;
    const surface = {
      plan: scene.plan,
      layers: layersOf(scene.plan.settings),
      near: scene.labeledIn,
      tiedTo: scene.tiedTo,
    };
    const made = new Placing(surface, { labelHeight, units, north });
    this.placings.push(made);
    this.dropOldest();
    return made;
  }

  /** Drops the least recently used placements beyond `maxCachedObjects`, but keeps those that an edit updates. */
  private dropOldest(): void {
    let known = 0;
    const first = this.placings.findLastIndex(({ size }, i) => {
      known += size;
      return known > maxCachedObjects && i < this.placings.length - maxUpdated;
    });
    this.placings = this.placings.slice(first + 1);
  }

  /** Updates the placements after an edit. */
  update(changes: readonly Change[], inverse: readonly Change[]): void {
    if (changes.some(affectsLabels)) this.clear();
    // The others are made again if they are needed.
    this.placings = this.placings.slice(-maxUpdated);
    for (const placing of this.placings) {
      const moved = placing.update(changes, inverse);
      if (moved) this.moved?.push(...moved);
      else this.moved = undefined;
    }
  }

  /** The boxes in which edits have moved labels since the last call; undefined if labels may have moved anywhere. */
  takeMovedBoxes(): readonly Box[] | undefined {
    const { moved } = this;
    this.moved = [];
    return moved;
  }

  /** Forgets all placements, so that they are made again when they are needed. */
  clear(): void {
    this.placings = [];
    this.moved = undefined;
  }
}
