// The checks of a drive: how wide it is, how much wider at the street, and how far from the corner of the streets.
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
  const most = ground.pack?.limits?.driveWidth;
  const { object, role, the } = subject;
  const wide = role.width?.read(object);
  if (most === undefined || wide === undefined || !lot || wide - most <= lengthTolerance) return [];
  const narrowed = role.width?.write(object, most);
  const objects = [object.id];
  return [
    {
      id: findingId('drive', objects),
      check: 'drive',
      state: stateOf(subject),
      sentence: `${capitalized(the)} is ${say(wide, ground)} wide; at most ${say(most, ground)} is allowed.${addition(subject)}`,
      objects,
      measured: wide,
      required: most,
      ...(narrowed && most > 0 && !isExisting(subject)
        ? { edit: { title: `Make it ${say(most, ground)} wide`, changes: () => [{ put: narrowed }] } }
        : {}),
    },
  ];
}

/** The rule of the narrowest drives that this one is among. */
function wrongFlares(subject: Subject, lot: SiteLot | undefined, ground: Ground): readonly Found[] {
  const { object, role, the } = subject;
  const [wide, flare] = [role.width?.read(object), role.flare?.read(object)];
  if (wide === undefined || flare === undefined || !lot) return [];
  const [rule] = flareNames
    .flatMap((name) => ground.pack?.flares?.[name] ?? [])
    .filter(({ upTo }) => wide - upTo <= lengthTolerance)
    .toSorted((a, b) => a.upTo - b.upTo);
  if (!rule || Math.abs(flare - rule.feet) <= lengthTolerance) return [];
  const [is, needed] = sayBoth(flare, rule.feet, ground);
  const mended = role.flare?.write(object, rule.feet);
  return [
    {
      id: findingId('drive', [object.id], 'flares'),
      check: 'drive',
      state: stateOf(subject),
      sentence: `${capitalized(the)} is ${say(wide, ground)} wide with flares of ${is}; ${needed} is required of drives up to ${say(rule.upTo, ground)} wide.${addition(subject)}`,
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
  const least = ground.pack?.limits?.driveToCorner;
  if (!lot || !least || lot.faults.length > 0) return [];
  const { object, the } = subject;
  return streetCorners(lot).flatMap(({ corner }, i): readonly Found[] => {
    const at = shapeOf({ vertices: [corner], closed: false });
    const near = nearestBetween(subject.ground, at, least - lengthTolerance);
    if (!near) return [];
    const [feet, needed] = sayBoth(near.feet, least, ground);
    return [
      {
        id: findingId('drive', [object.id], `corner ${i}`),
        check: 'drive',
        state: stateOf(subject),
        sentence: `${capitalized(the)} is ${feet} from the corner of the streets; ${needed} is required.${addition(subject)}`,
        objects: [object.id],
        place: { from: near.from, to: near.to },
        measured: near.feet,
        required: least,
      },
    ];
  });
}
