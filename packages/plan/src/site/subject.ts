// An object for the checks: its permit role, and the ground that it covers, prepared for measuring.
import { isAssumed } from '../objects/assumed.ts';
import { capitalized, lowered } from '../measure/letterCase.ts';
import { untrimmedOffset } from '../geometry/band.ts';
import { flatten } from '../geometry/flatten.ts';
import { signedArea } from '../geometry/outline.ts';
import { type Shape, shapeOf } from '../geometry/pathDistance.ts';
import type { Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PermitRole } from '../objects/permitRole.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import { ownName } from '../distances/titleOf.ts';

export interface Subject {
  readonly object: PlanObject;
  readonly role: PermitRole<PlanObject>;
  /** The ground that it covers; a line or a point if it covers none. */
  readonly ground: Shape;
  /** The ground under its roof, if that reaches beyond its walls. */
  readonly eave: Shape | undefined;
  readonly title: string;
  /** Its name in a sentence: its own name, or such as `the shed`. */
  readonly the: string;
}

/** Feet by which the chords of a flattened arc may be off it: a hundredth of an inch. */
const chordTolerance = 0.0008;

const subjects = new WeakMap<PlanObject, Subject>();

/** The object as a subject; undefined if no check concerns it or it is to be removed. */
export const subjectOf = (object: PlanObject): Subject | undefined =>
  object.status === 'removed' ? undefined : subjectEvenRemoved(object);

/** The object as a subject, even if it is to be removed. Cached, because objects are immutable. */
export function subjectEvenRemoved(object: PlanObject): Subject | undefined {
  const cached = subjects.get(object);
  if (cached) return cached;
  const role = permitRoleOf(object);
  if (!role) return undefined;
  const path = role.ground(object);
  const eave = role.eave?.(object) ?? 0;
  const subject: Subject = {
    object,
    role,
    ground: shapeOf(path),
    eave: eave > 0 ? shapeOf(untrimmedOffset(path, signedArea(path) > 0 ? -eave : eave)) : undefined,
    ...namesOf(object, role),
  };
  subjects.set(object, subject);
  return subject;
}

/** The second of two subjects in a sentence: `another shed` after `the shed`. */
export const theOther = (first: Subject, { the }: Subject): string =>
  the === first.the ? the.replace(/^the /, 'another ') : the;

/** The title and the name in sentences. A name that only repeats what the object is, such as Shed, isn't its own name. */
function namesOf(object: PlanObject, role: PermitRole<PlanObject>): Pick<Subject, 'title' | 'the'> {
  const own = ownName(object);
  const kind = kindOf(object).title;
  const common = role.called?.(object) || kind;
  const isCommon = [common, kind].some((one) => one.toLowerCase() === own.toLowerCase());
  if (own !== '' && !isCommon) return { title: own, the: own };
  const what = own || common;
  if (what.startsWith('the ')) return { title: what, the: what };
  // `tree 4` needs no article.
  return { title: capitalized(what), the: /\d$/.test(what) ? lowered(what) : `the ${lowered(what)}` };
}

export const isExisting = ({ object, role }: Subject): boolean =>
  object.status === 'existing' || role.isOffSite === true;

/** Whether its existing status is only assumed. */
export const isAssumedExisting = (subject: Subject): boolean =>
  isExisting(subject) && isAssumed(subject.object, 'status');

/** The corners of a shape, and points along its arcs. */
export const pointsOf = ({ path }: Shape): readonly Point[] =>
  path.vertices.length > 1 ? flatten(path, chordTolerance) : path.vertices;
