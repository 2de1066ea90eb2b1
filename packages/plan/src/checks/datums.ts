// The checks of datums: elevations on different datums can't be compared, because these differ by feet in places. The elevations
// of a plan need a datum.
import { type Datum, datums } from '../settings/elevationSettings.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Subject } from '../site/subject.ts';

/** The datum that words name; undefined if it isn't a known one. */
function datumIn(words: string): Datum | undefined {
  const plain = words.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (/NAVD(?:19)?88/.test(plain)) return 'NAVD88';
  if (/NGVD(?:19)?29|MSL1929/.test(plain)) return 'NGVD29';
  // The value of terrain that is on a local datum.
  return plain === 'LOCAL' ? 'local' : undefined;
}

const datumWords: Readonly<Record<Datum, string>> = {
  assumed: 'an assumed datum',
  NAVD88: 'NAVD88',
  NGVD29: 'NGVD29',
  local: 'a local datum',
};

const wordsOf = (object: PlanObject): string => {
  const words: unknown = Reflect.get(object, 'datum');
  return typeof words === 'string' ? words : '';
};

/** Asks what spot elevations were measured from, if nothing in the plan says so. */
export function unnamedDatumFindings(
  objects: Iterable<PlanObject>,
  { elevations, project }: Pick<Plan['settings'], 'elevations' | 'project'>,
): readonly Found[] {
  if (elevations?.datum || elevations?.benchmark?.trim() || project?.datum?.trim()) return [];
  const all = [...objects];
  const isSpot = (object: PlanObject): boolean =>
    (kindOf(object).ground?.(object) ?? []).some(({ shape }) => shape === 'point');
  if (all.some((object) => gradeRoleOf(object)?.isBenchmark) || !all.some(isSpot)) return [];
  return [
    {
      id: findingId('grading', [], 'measured from'),
      check: 'grading',
      state: 'question',
      asks: 'user',
      objects: [],
      sentence:
        "What are the elevations measured from? Draw a benchmark, or choose the datum in the panel's place Ground.",
    },
  ];
}

/** Finds objects whose elevations, such as a flood map's, are on another datum than the plan's, and a project fact that names another. */
export function datumFindings(
  subjects: readonly Pick<Subject, 'object' | 'the'>[],
  { elevations, project }: Pick<Plan['settings'], 'elevations' | 'project'>,
): readonly Found[] {
  const own = datums.find((datum) => datum === elevations?.datum);
  if (!own) return [];
  const fact = datumIn(project?.datum ?? '');
  const ofProject: readonly Found[] =
    fact === undefined || fact === own
      ? []
      : [
          {
            id: findingId('grading', [], 'datum'),
            check: 'grading',
            state: 'conflict',
            objects: [],
            sentence: `The project facts say ${datumWords[fact]}, but the elevations of the plan are on ${datumWords[own]}. Correct one of them.`,
          },
        ];
  const ofObjects = subjects.flatMap(({ object, the }): Found[] => {
    const subject = `The elevation of ${the} is on`;
    const other = datumIn(wordsOf(object));
    if (other === undefined || other === own) return [];
    const isKnown = other === 'NAVD88' && elevations?.toNavd88 !== undefined;
    return [
      {
        id: findingId('grading', [object.id], 'datum'),
        check: 'grading',
        state: isKnown ? 'note' : 'conflict',
        objects: [object.id],
        sentence: isKnown
          ? `${subject} ${datumWords[other]}; those of the plan are on ${datumWords[own]}. Add the shift of the place Ground before you compare them.`
          : `${subject} ${datumWords[other]}, but those of the plan are on ${datumWords[own]}, so they can't be compared. ${other === 'NAVD88' ? "Convert one, or type the shift to NAVD88 in the panel's place Ground." : 'Convert one.'}`,
      },
    ];
  });
  return [...ofProject, ...ofObjects];
}
