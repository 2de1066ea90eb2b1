// The lot that a plan's areas are computed for, with the objects that cover it before and after the project.
import type { Ground } from '../site/check.ts';
import { Site } from '../site/site.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { type Subject, subjectEvenRemoved } from '../site/subject.ts';
import type { Pack } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { Covered } from './covered.ts';
import { tooCrowded } from './coveredCell.ts';
import { mainLot } from './mainLot.ts';

export interface MeasuredLot {
  readonly lot: SiteLot;
  readonly ground: Ground;
  /** The objects after the project: existing and proposed ones. */
  readonly subjects: readonly Subject[];
  /** The areas that these cover. */
  readonly kept: Covered;
  /** The objects that will be removed. */
  readonly removed: readonly Subject[];
  /** The areas that these cover. */
  readonly gone: Covered;
}

export interface UnmeasuredLot {
  readonly lot?: SiteLot;
  /** Why no areas can be computed, in a sentence. */
  readonly problem: string;
}

export function measuredLot(plan: Plan, pack: Pack | undefined): MeasuredLot | UnmeasuredLot {
  const site = Site.of({ ...plan, settings: { ...plan.settings, ...(pack ? { pack } : {}) } });
  const { ground } = site;
  const lot = mainLot(ground.lots, site.of('building'));
  if (!lot) return { problem: 'Draw the lot to calculate its coverage.' };
  const [fault] = lot.faults;
  if (fault) return { lot, problem: `The lot has no area that can be measured. ${fault}` };
  const subjects = [...site.all()];
  const removed = [...plan.objects.values()].flatMap((object) =>
    object.status === 'removed' ? (subjectEvenRemoved(object) ?? []) : [],
  );
  const kept = Covered.of(lot, pack, subjects);
  const gone = Covered.of(lot, pack, removed);
  if (kept.isTooCrowded || gone.isTooCrowded) return { lot, problem: tooCrowded };
  return { lot, ground, subjects, kept, removed, gone };
}
