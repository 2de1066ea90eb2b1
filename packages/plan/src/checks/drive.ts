// The checks of a drive: its width, its flares at the street, and its distance from the corner of two streets.
import { capitalized } from '../measure/letterCase.ts';
import { flareNames } from '../packs/pack.ts';
import { nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import {
  addition,
  findingId,
  type Found,
  type Ground,
  type OwnCheck,
  say,
  sayBoth,
  stateOf,
} from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import type { SiteLot } from '../site/siteLot.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { streetCorners } from './sightTriangles.ts';

export const driveCheck: OwnCheck = {
  name: 'drive',
  uses: ['drive'],
  find(subject, lot, ground) {
    return [
      ...tooWide(subject, lot, ground),
      ...wrongFlares(subject, lot, ground),
      ...tooNear(subject, lot, ground),
    ];
  },
};

function tooWide(subject: Subject, lot: SiteLot | undefined, ground: Ground): readonly Found[] {
  const maxWidth = ground.pack?.limits?.driveWidth;
  const { object, role, the } = subject;
  const wide = role.width?.read(object);
  if (maxWidth === undefined || wide === undefined || !lot || wide - maxWidth <= lengthTolerance) return [];
  const narrowed = role.width?.write(object, maxWidth);
  const objects = [object.id];
  return [
    {
      id: findingId('drive', objects),
      check: 'drive',
      state: stateOf(subject),
      sentence: `${capitalized(the)} is ${say(wide, ground)} wide; at most ${say(maxWidth, ground)} is allowed.${addition(subject)}`,
      objects,
      measured: wide,
      required: maxWidth,
      ...(narrowed && maxWidth > 0 && !isExisting(subject)
        ? { edit: { title: `Make it ${say(maxWidth, ground)} wide`, changes: () => [{ put: narrowed }] } }
        : {}),
    },
  ];
}

/** Applies the rule for the narrowest group of drives that this one belongs to. */
function wrongFlares(subject: Subject, lot: SiteLot | undefined, ground: Ground): readonly Found[] {
  const { object, role, the } = subject;
  const [wide, flare] = [role.width?.read(object), role.flare?.read(object)];
  if (wide === undefined || flare === undefined || !lot) return [];
  const [rule] = flareNames
    .flatMap((name) => ground.pack?.flares?.[name] ?? [])
    .filter(({ upTo }) => wide - upTo <= lengthTolerance)
    .toSorted((a, b) => a.upTo - b.upTo);
  if (!rule || Math.abs(flare - rule.feet) <= lengthTolerance) return [];
  const [drawn, needed] = sayBoth(flare, rule.feet, ground);
  const mended = role.flare?.write(object, rule.feet);
  return [
    {
      id: findingId('drive', [object.id], 'flares'),
      check: 'drive',
      state: stateOf(subject),
      sentence: `${capitalized(the)} is ${say(wide, ground)} wide with flares of ${drawn}; ${needed} is required of drives up to ${say(rule.upTo, ground)} wide.${addition(subject)}`,
      objects: [object.id],
      measured: flare,
      required: rule.feet,
      ...(mended && !isExisting(subject)
        ? { edit: { title: `Make its flares ${say(rule.feet, ground)}`, changes: () => [{ put: mended }] } }
        : {}),
    },
  ];
}

function tooNear(subject: Subject, lot: SiteLot | undefined, ground: Ground): readonly Found[] {
  const required = ground.pack?.limits?.driveToCorner;
  if (!lot || !required || lot.faults.length > 0) return [];
  const { object, the } = subject;
  return streetCorners(lot).flatMap(({ corner }, i): readonly Found[] => {
    const at = shapeOf({ vertices: [corner], closed: false });
    const nearest = nearestBetween(subject.ground, at, required - lengthTolerance);
    if (!nearest) return [];
    const [feet, needed] = sayBoth(nearest.feet, required, ground);
    return [
      {
        id: findingId('drive', [object.id], `corner ${i}`),
        check: 'drive',
        state: stateOf(subject),
        sentence: `${capitalized(the)} is ${feet} from the corner of the streets; ${needed} is required.${addition(subject)}`,
        objects: [object.id],
        place: { from: nearest.from, to: nearest.to },
        measured: nearest.feet,
        required,
      },
    ];
  });
}
