// Shows a shared plan: fetches it, draws it, and keeps it up to date. The code of everything else on the page is fetched once
// the plan is shown.
import { readPlanFileInSteps } from '@homeplot/plan/readPlan';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';
import { writeMetricFor } from '@homeplot/plan/units';
import { Watchers } from '@homeplot/editor/watchers';
import type { Taps } from './viewInput.ts';
import { ViewedPlan } from './viewedPlan.ts';
import { layOnPixels } from '../../canvas/paint/layOnPixels.ts';
import { Painter } from '../../canvas/paint/painter.ts';
import { loadingPictures } from '../../canvas/pictures/loadingPictures.ts';
import type { Role } from '../../account/backend/visit.ts';
import { onDensity } from '../../kit/density.ts';
import type { NoAnswer } from '../../kit/result.ts';
import { sameJson } from '../../kit/sameJson.ts';
import { inSlices } from '../../kit/slices.ts';
import { type Address, fetchProject, lookUp, type ShownProject, type Stamp } from './shownProject.ts';

/** Why nothing is shown. ended: the link was revoked, has expired or never existed. mistyped: no link has such an address. */
export type Problem = 'ended' | 'mistyped' | 'notShared' | Pick<NoAnswer, 'reason' | 'problem'>;

export type Shown = Omit<ShownProject, 'objects' | 'settings'> & { readonly role: Role };

export class Viewer {
  readonly address: Address;
  readonly isEmbedded: boolean;
  viewed: ViewedPlan | undefined;
  shown: Shown | undefined;
  problem: Problem | undefined;
  /** The ids of layers that this visitor has hidden or shown. */
  readonly layers = new Map<string, boolean>();
  /** What handles taps on the plan, such as measuring; undefined if nothing does. */
  taps: Taps | undefined;
  private readonly watchers = new Watchers<{ changed: [] }>();

  constructor(address: Address, isEmbedded: boolean) {
    this.address = address;
    this.isEmbedded = isEmbedded;
  }

  /** Calls back when what is shown has changed. Returns the function that ends the watching. */
  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  /** Fetches the project. Resolves when it is shown or that has failed. */
  async open(): Promise<void> {
    const found = await lookUp(this.address);
    if (!found.ok) return this.fail(found);
    if (!found.value) return this.fail(this.address.by === 'link' ? 'ended' : 'notShared');
    const { id, role } = found.value;
    const answer = await fetchProject(this.address, id);
    if (!answer.ok) return this.fail(answer);
    if (!answer.value) return this.fail('ended');
    await this.take(answer.value, role);
  }

  /** Sets what handles taps from now on. */
  readonly setTaps = (taps: Taps | undefined): void => {
    this.taps = taps;
    document.documentElement.toggleAttribute('data-taps', taps !== undefined);
  };

  /** Shows a version of the project. */
  async take({ objects, settings, ...project }: ShownProject, role: Role): Promise<void> {
    const reading = await inSlices(readPlanFileInSteps({ objects, settings }));
    if (!reading.ok) return this.fail({ reason: 'refused', problem: reading.problem });
    this.shown = { ...project, role };
    this.problem = undefined;
    if (this.viewed) this.takeIn(changesTo(this.viewed.plan, reading.contents));
    else this.viewed = new ViewedPlan(reading.contents);
    this.watchers.notify('changed');
  }

  /** Applies changes to the shown plan; layers stay as this visitor has hidden or shown them. */
  takeIn(changes: readonly Change[]): void {
    this.viewed?.takeIn(this.withOwnLayers(changes));
  }

  /** Updates what is shown about the project apart from its plan. */
  note(news: Partial<Stamp>): void {
    if (!this.shown) return;
    this.shown = { ...this.shown, ...news };
    this.watchers.notify('changed');
  }

  fail(problem: Problem): void {
    this.problem = problem;
    this.watchers.notify('changed');
  }

  showLayer(id: string, isShown: boolean): void {
    this.layers.set(id, isShown);
    const { viewed } = this;
    if (viewed) viewed.takeIn(this.withOwnLayers([{ settings: { layers: viewed.scene.layers.list } }]));
    this.watchers.notify('changed');
  }

  private withOwnLayers(changes: readonly Change[]): readonly Change[] {
    if (this.layers.size === 0) return changes;
    return changes.map((change) => {
      if (!('settings' in change) || !change.settings.layers) return change;
      const layers = change.settings.layers.map((layer) => {
        const isShown = this.layers.get(layer.id);
        return isShown === undefined ? layer : { ...layer, hidden: !isShown };
      });
      return { settings: { ...change.settings, layers } };
    });
  }
}

/** The changes that turn the shown plan into other contents, so that only what differs is redrawn. */
function changesTo(plan: Plan, { objects, settings }: PlanContents): readonly Change[] {
  const ids = new Set(objects.map(({ id }) => id));
  const gone = [...plan.objects.keys()].filter((id) => !ids.has(id)).map((id) => ({ remove: id }));
  const put = objects
    .filter((object) => !sameJson(plan.objects.get(object.id), object))
    .map((object) => ({ put: object }));
  // Otherwise settings that are no longer set would stay.
  const unset = Object.fromEntries(Object.keys(plan.settings).map((name) => [name, undefined]));
  const all = sameJson(plan.settings, settings) ? [] : [{ settings: { ...unset, ...settings } }];
  return [...gone, ...put, ...all];
}

/** Shows the plan on the host. drawn: called when all of it is drawn. */
export function showOn(host: HTMLElement, viewed: ViewedPlan, drawn: () => void): void {
  writeMetricFor(navigator.language);
  host.replaceChildren();
  host.tabIndex = 0;
  const painter = new Painter(
    viewed,
    loadingPictures(viewed, () => painter.drawAnew()),
    drawn,
  );
  host.prepend(painter.element);
  // Few plans show their ground, so the code for it is fetched only for them.
  const awaitGround = (): void => {
    if (!viewed.scene.showsGround) return;
    end();
    void import('../../canvas/groundPicture.ts').then((picture) => picture.showGround(viewed, painter));
  };
  const end = viewed.watch({ loaded: awaitGround, edited: awaitGround });
  awaitGround();
  const fit = (): void => {
    layOnPixels([painter.element], host);
    viewed.resize(host.clientWidth, host.clientHeight);
  };
  new ResizeObserver(fit).observe(host);
  fit();
  onDensity(() => {
    layOnPixels([painter.element], host);
    painter.drawAnew();
  });
}
