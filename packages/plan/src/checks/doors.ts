// The checks of doors: whether the ground outside is above the sill, and whether the step down to it is higher than a riser.
import { doorStepsOf, type DoorStep, sideOf } from '../grading/buildingGround.ts';
import { levelWithin } from '../grading/ground.ts';
import { isInside } from '../geometry/hitPen.ts';
import { add, scaleBy } from '../geometry/point.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { formatAbout } from '../measure/about.ts';
import { countText, formatLength } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { askedOf, type GradingContext, sayElevation, stateBy } from './gradingContext.ts';
import { type GradingRule, gradingRule } from './gradingRules.ts';

/** Feet outside a door where one stands. */
const standing = 1;

export function doorFindings(context: GradingContext): readonly Found[] {
  return context.subjects.flatMap((subject) =>
    doorStepsOf(subject.object, context.ground).flatMap((step) => [
      ...groundAbove(subject, step, context),
      ...highStep(subject, step, context),
    ]),
  );
}

const theDoor = ({ the }: Subject, { door }: DoorStep, { north }: GradingContext): string =>
  `${door.called === 'door' ? 'the door' : door.called} on the ${sideOf(door, north)} of ${the}`;

function groundAbove(subject: Subject, step: DoorStep, context: GradingContext): readonly Found[] {
  const { at, sill, highest, accuracy, door } = step;
  const above = highest - sill;
  if (above <= levelWithin) return [];
  const { object } = subject;
  return [
    {
      id: findingId('grading', [object.id], `sill ${door.id}`),
      check: 'grading',
      state: above > accuracy ? 'conflict' : 'close',
      sentence: `The ground outside ${theDoor(subject, step, context)} is ${formatAbout(above, accuracy, context.units)} above its sill, so water runs in.`,
      advice: `Lower the ground there below ${sayElevation(sill, context)}, or raise the floor.`,
      objects: [object.id],
      place: { from: at, to: at },
      measured: -above,
      required: 0,
    },
  ];
}

/** Whether one steps from a door to the ground: not from a door for cars, nor from a door onto a deck. */
const leadsToGround = ({ door, at }: DoorStep, { subjects }: GradingContext): boolean =>
  !door.isForCars &&
  !subjects.some(
    ({ object, ground: { path } }) =>
      gradeRoleOf(object)?.landing && isInside(path, add(at, scaleBy(door.out, standing))),
  );

const risersFor = (down: number, rule: GradingRule): number => Math.ceil((down - levelWithin) / rule.value);

function highStep(subject: Subject, step: DoorStep, context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'doorStep');
  const { at, sill, lowest, accuracy, door } = step;
  const down = sill - lowest;
  const risers = rule && rule.value > 0 ? risersFor(down, rule) : 0;
  // An existing building may stay as it is.
  if (!rule || risers < 2 || door.risers >= risers || isExisting(subject) || !leadsToGround(step, context))
    return [];
  const { object } = subject;
  const maxRiser = formatLength(rule.value, context.units);
  const planned = door.risers > 0 ? `, not ${door.risers}` : '';
  return [
    {
      id: findingId('grading', [object.id], `step ${door.id}`),
      check: 'grading',
      state: stateBy(rule, down - rule.value * Math.max(1, door.risers) <= accuracy),
      sentence: `From ${theDoor(subject, step, context)}, it is ${formatAbout(down, accuracy, context.units)} down to the ground. That needs ${countText(risers, 'riser')}${planned}: at most ${maxRiser} each ${askedOf(rule)}.`,
      objects: [object.id],
      place: { from: at, to: at },
      measured: down,
      required: rule.value,
      edit: {
        title: `Plan steps with ${countText(risers, 'riser')}`,
        changes: () => [{ put: door.withRisers(risers) }],
      },
    },
  ];
}
