// Sharing a plan with other editors: undo must leave what others have changed since, and what is in progress is adapted to their
// changes. Fetched with the live connection, because a plan that nobody shares needs none of it.
import type { PlanObject } from '@homeplot/plan/kind';
import { mergedObject, mergedSettings, type MergeRules } from '@homeplot/plan/merging';
import { type Change, idOf } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';
import { titleOf } from '@homeplot/plan/titleOf';
import { countText } from '@homeplot/plan/units';
import { dequal } from 'dequal';
import { adaptedState } from './adaptedState.ts';
import { withoutLosses } from './othersLosses.ts';
import type { Edit, Reconciler } from './history.ts';
import type { OpenScene } from '../scene/scene.ts';
import type { AdaptState } from './heldTool.ts';
import type { Toast } from '../tool/tool.ts';

interface SharedEditor {
  readonly scene: OpenScene;
  say(toast: Toast): void;
}

/** What others have changed since an edit wins over undoing it. */
const rules: MergeRules = { wins: 'now', isSame: (a, b) => a === b || dequal(a, b) };

export class Sharing implements Reconciler {
  private readonly editor: SharedEditor;
  /** The ids of objects, and the settings, that others have changed. */
  private readonly touched = new Set<string>();
  private readonly touchedSettings = new Set<string>();

  constructor(editor: SharedEditor) {
    this.editor = editor;
  }

  /** Remembers what somebody else has changed. inverse: undoes their changes. */
  recordOthersEdit(inverse: readonly Change[]): void {
    for (const change of inverse) {
      if ('settings' in change)
        for (const field of Object.keys(change.settings)) this.touchedSettings.add(field);
      else this.touched.add(idOf(change) ?? '');
    }
  }

  /** Continues what is in progress with the objects as they are now, or ends it with a message if one is gone. */
  adaptHand(hand: { adapt(adapted: AdaptState): boolean }, inverse: readonly Change[]): void {
    const { scene } = this.editor;
    const continues = hand.adapt((tool, state) => adaptedState(tool, state, inverse, scene.plan.objects));
    const text = 'Somebody else deleted or reshaped what you were working on, so your change has ended.';
    if (!continues) this.editor.say({ text, tone: 'info' });
  }

  withMade(stack: readonly Edit[]): Edit[] {
    const { objects, settings } = this.editor.scene.plan;
    const later: Outcome = { objects: new Map(), settings: {} };
    const edits = stack.toReversed().map((edit): Edit => {
      const before = outcomeOf(edit.inverse);
      const made = [...before.objects.keys()].map((id) =>
        changeTo(id, later.objects.has(id) ? later.objects.get(id) : objects.get(id)),
      );
      const now = { ...settings, ...later.settings };
      const set = Object.keys(before.settings).map((field) => [field, Reflect.get(now, field)] as const);
      for (const [id, object] of before.objects) later.objects.set(id, object);
      Object.assign(later.settings, before.settings);
      return { ...edit, made: set.length > 0 ? [...made, { settings: Object.fromEntries(set) }] : made };
    });
    return edits.toReversed();
  }

  remaining({ inverse, made = [] }: Edit): readonly Change[] {
    const { scene } = this.editor;
    const { plan } = scene;
    const to = outcomeOf(inverse);
    const follows = (changes: readonly Change[]) => scene.withInvariants(changes);
    if (!this.isTouched(to) && !affectsOthers(follows(inverse), to)) return inverse;
    const afterEdit = outcomeOf(made);
    const contested = new Set<string>();
    const changes: Change[] = [];
    for (const [id, object] of to.objects) {
      const now = plan.objects.get(id);
      const { value, isContested } = mergedObject(now, afterEdit.objects.get(id), object, rules);
      if (isContested) contested.add(id);
      if (value !== now) changes.push(changeTo(id, value));
    }
    const kept = withoutLosses(scene, changes);
    const merged = mergedSettings(plan.settings, afterEdit.settings, to.settings, rules);
    const isSet = Object.keys(merged.settings).length > 0;
    this.sayContested(contested, kept.left, merged.contested.length > 0);
    return follows(isSet ? [...kept.changes, { settings: merged.settings }] : kept.changes);
  }

  private isTouched({ objects, settings }: Outcome): boolean {
    return (
      [...objects.keys()].some((id) => this.touched.has(id)) ||
      Object.keys(settings).some((field) => this.touchedSettings.has(field))
    );
  }

  private sayContested(contested: ReadonlySet<string>, left: ReadonlySet<string>, isSetting: boolean): void {
    const { objects } = this.editor.scene.plan;
    const present = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => objects.get(id) ?? []);
    const holding = present(left);
    const changed = present(contested).filter(({ id }) => !left.has(id));
    const countGone = (ids: ReadonlySet<string>): number => [...ids].filter((id) => !objects.has(id)).length;
    const [deleted, notBack] = [countGone(contested), countGone(left)];
    const texts = [
      ...(changed.length > 0 ? [hasChanged(named(changed), changed.length)] : []),
      ...(holding.length > 0 ? [wouldRemoveOthersWork(named(holding), holding.length)] : []),
      ...(deleted > 0 ? [`Somebody else has deleted ${countText(deleted, 'object')} since.`] : []),
      ...(notBack > 0 ? [staysDeleted(notBack)] : []),
      ...(isSetting ? [hasChanged('A setting', 1)] : []),
    ];
    if (texts.length > 0) this.editor.say({ text: texts.join(' '), tone: 'info' });
  }
}

function named(objects: readonly PlanObject[]): string {
  const [only] = objects;
  return objects.length === 1 && only ? titleOf(only) : countText(objects.length, 'object');
}

const stays = (what: string, count: number): string =>
  `${what} ${count === 1 ? 'stays as it is' : 'stay as they are'} because`;

const hasChanged = (what: string, count: number): string =>
  `${stays(what, count)} somebody else has changed ${count === 1 ? 'it' : 'them'} since.`;

const wouldRemoveOthersWork = (what: string, count: number): string =>
  `${stays(what, count)} changing ${count === 1 ? 'it' : 'them'} back would take away what somebody else has drawn since.`;

const staysDeleted = (count: number): string =>
  count === 1
    ? '1 object stays deleted because it would take away what somebody else has drawn since.'
    : `${count} objects stay deleted because they would take away what somebody else has drawn since.`;

/** The objects and settings after some changes; undefined for an object that they remove. */
interface Outcome {
  readonly objects: Map<string, PlanObject | undefined>;
  readonly settings: Partial<PlanSettings>;
}

function outcomeOf(changes: readonly Change[]): Outcome {
  const objects = new Map<string, PlanObject | undefined>();
  const settings: Partial<PlanSettings> = {};
  for (const change of changes) {
    if ('settings' in change) Object.assign(settings, change.settings);
    else objects.set(idOf(change) ?? '', 'put' in change ? change.put : undefined);
  }
  return { objects, settings };
}

const changeTo = (id: string, object: PlanObject | undefined): Change =>
  object ? { put: object } : { remove: id };

/** Whether changes affect objects that aren't in the outcome. */
const affectsOthers = (changes: readonly Change[], { objects }: Outcome): boolean =>
  changes.some((change) => !('settings' in change) && !objects.has(idOf(change) ?? ''));
