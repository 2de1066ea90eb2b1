// Where the labels of the open plan stand, at the scales at which it is shown. Whoever draws or hits labels asks here.
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { Placing } from '@homeplot/plan/labelPlacing';
import { layersOf } from '@homeplot/plan/layerTable';
import type { Change, Plan } from '@homeplot/plan/plan';

/** Scales whose places are kept: those of the picture and of the next one, and some that are only passed by. */
const most = 4;

export interface LabeledScene {
  readonly plan: Plan;
  /** The objects shown that may write in a box where labels are so many feet high, in any order. */
  readonly labeledIn: (box: Box, labelHeight: number) => readonly PlanObject[];
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

/** Whether a change of the settings concerns what is written, or which objects are shown. */
const writesOtherwise = (change: Change): boolean =>
  'settings' in change &&
  (['units', 'north', 'layers'] as const).some((setting) => setting in change.settings);

export class Labels {
  private readonly scene: LabeledScene;
  /** The last one asked for is the last. */
  private placings: Placing[] = [];
  private moved: Box[] | undefined = [];

  constructor(scene: LabeledScene) {
    this.scene = scene;
  }

  /** Feet that labels are high. */
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
    this.placings = [...this.placings.slice(1 - most), made];
    return made;
  }

  /** Follows changes that the plan has taken, and that the inverse would take back. */
  update(changes: readonly Change[], inverse: readonly Change[]): void {
    if (changes.some(writesOtherwise)) this.forget();
    for (const placing of this.placings) {
      const moved = placing.update(changes, inverse);
      if (moved) this.moved?.push(...moved);
      else this.moved = undefined;
    }
  }

  /** The boxes where labels have moved by edits since this was asked last; undefined where any may have. */
  takeMoved(): readonly Box[] | undefined {
    const { moved } = this;
    this.moved = [];
    return moved;
  }

  private forget(): void {
    this.placings = [];
    this.moved = undefined;
  }
}
