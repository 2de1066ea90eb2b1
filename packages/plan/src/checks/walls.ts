// The checks of walls: high retaining walls, and walls across a swale.
import { levelWithin } from '../grading/ground.ts';
import { crossings } from '../geometry/crossings.ts';
import { edgesOf } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { formatLength } from '../measure/units.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import { capitalized } from '../measure/letterCase.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found } from '../site/check.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { askedOf, type GradingContext, stateBy } from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';

export const wallFindings = (context: GradingContext): readonly Found[] => [
  ...highWalls(context),
  ...wallsAcrossSwales(context),
];

/** Finds walls that hold back more ground than offices allow without an engineer. */
function highWalls(context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'wallHeight');
  if (!rule) return [];
  return context.subjects.flatMap(({ object, the }): readonly Found[] => {
    const height = Math.max(0, ...heightsOf(object));
    if (height <= rule.value + levelWithin) return [];
    return [
      {
        id: findingId('grading', [object.id], 'wall'),
        check: 'grading',
        state: object.status === 'existing' ? 'note' : stateBy(rule, false),
        sentence: rule.isOfPack
          ? `${capitalized(the)} holds back ${formatLength(height, context.units)} of ground; above ${formatLength(rule.value, context.units)} an engineer has to design it.`
          : `${capitalized(the)} holds back ${formatLength(height, context.units)} of ground. A permit and an engineer's design ${askedOf(rule).replace('is usual', `are usual above ${formatLength(rule.value, context.units)}`)}.`,
        advice: 'Two lower walls with a terrace between them often need none.',
        objects: [object.id],
        measured: height,
        required: rule.value,
      },
    ];
  });
}

const heightsOf = (object: PlanObject): readonly number[] =>
  (kindOf(object).ground?.(object) ?? []).flatMap((input) =>
    input.shape === 'wall' ? [input.top - input.bottom] : [],
  );

/** Finds walls that dam a swale. If both already exist, they aren't the project's concern. */
function wallsAcrossSwales(context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'wallOverSwale');
  const swales = context.subjects.filter(({ object }) => gradeRoleOf(object)?.water === 'channel');
  if (!rule || swales.length === 0) return [];
  return context.subjects.flatMap((wall) => {
    const { height } = gradeRoleOf(wall.object)?.wall ?? { height: 0 };
    if (height <= rule.value + levelWithin) return [];
    return swales.flatMap((swale): Found[] => {
      const at = isExisting(wall) && isExisting(swale) ? undefined : meetingOf(wall, swale);
      if (!at) return [];
      return [
        {
          id: findingId('grading', [wall.object.id, swale.object.id], 'dam'),
          check: 'grading',
          state: stateBy(rule, false),
          sentence: `${capitalized(wall.the)}, ${formatLength(height, context.units)} high, stands across ${swale.the} and holds its water back; at most ${formatLength(rule.value, context.units)} ${rule.isOfPack ? 'is allowed' : askedOf(rule)}.`,
          advice: 'Leave an opening in it, or lead the swale around it.',
          objects: [wall.object.id, swale.object.id],
          place: { from: at, to: at },
          measured: height,
          required: rule.value,
        },
      ];
    });
  });
}

/** Where a wall crosses the bottom of a swale. */
function meetingOf(wall: Subject, swale: Subject): Point | undefined {
  const path = kindOf(wall.object).path?.outline(wall.object);
  for (const edge of path ? edgesOf(path) : [])
    for (const other of swale.ground.edges) {
      const [at] = crossings(edge, other);
      if (at) return at;
    }
  return undefined;
}
