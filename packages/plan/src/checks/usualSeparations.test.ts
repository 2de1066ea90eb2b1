import { describe, expect, test } from 'vitest';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { lotFromOutline } from '../kinds/lot/lot.ts';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { builtInPacks } from '../packs/builtInPacks.ts';
import { readPack } from '../file/packFile.ts';
import type { Pack } from '../packs/pack.ts';
import { createPlan } from '../plan/plan.ts';
import { defaultSettings } from '../settings/settings.ts';
import { Checks } from './checks.ts';
import { withSeparation } from './usualSeparations.ts';

registerLateKinds();

const placed = (type: string, id: string, x: number, y: number, fields: object = {}): PlanObject => {
  const kind = kindOf({ type } as PlanObject);
  const made = kind.create({ from: { x, y }, scale: 2, siteExtent: 100 });
  return { id, order: `a${id}`, type, ...made, ...fields };
};
const packNamed = (id: string): Pack => {
  const pack = builtInPacks.find((one) => one.id === id);
  if (!pack) throw new Error(`There is no pack ${id}.`);
  return pack;
};
const foundIn = (objects: readonly PlanObject[], pack: Pack) =>
  Checks.of(createPlan({ objects, settings: { ...defaultSettings, pack } })).findings;

// A field of 24 by 50 ft around (100, 100), and a well 25 ft from its right side.
const field = placed('septicField', 'field', 100, 100);
const well = placed('well', 'well', 137, 100);

describe('the usual separations of a general pack', () => {
  test('are asked about with the distance, the number and its source', () => {
    expect(foundIn([field, well], packNamed('us-general'))).toMatchObject([
      {
        state: 'question',
        asks: 'user',
        sentence:
          "The well is 25' from the septic field. Does your permit office require 100'? That's the distance in San Joaquin County, CA.",
        objects: ['well', 'field'],
        confirms: { separation: 'wellToField', feet: 100 },
      },
    ]);
  });

  test('from a well to a seepage pit are measured to its wall, and checked once confirmed', () => {
    const pit = placed('seepagePit', 'pit', 37, 100, { diameter: 6 });
    expect(foundIn([pit, well], packNamed('us-general')).map(({ sentence }) => sentence)).toEqual([
      "The well is 97' from the seepage pit. Does your permit office require 150'? That's the distance in San Joaquin County, CA.",
    ]);
    const pack = withSeparation(packNamed('us-general'), 'wellToPit', 150);
    expect(foundIn([pit, well], pack)).toMatchObject([
      { state: 'conflict', sentence: "The seepage pit is 97' from the well; 150' is required." },
    ]);
  });

  test('whose number was read in no list are said to be common, and name nobody', () => {
    const house = placed('building', 'house', 128, 100);
    const sentences = foundIn([field, house], packNamed('us-general')).map(({ sentence }) => sentence);
    expect(sentences).toContainEqual(
      expect.stringMatching(/from .+\. 8' is common. Does your permit office require it\?$/),
    );
    expect(sentences.join(' ')).not.toContain('undefined');
  });

  test('count as soon as they are confirmed, and are asked about no more', () => {
    const pack = withSeparation(packNamed('us-general'), 'wellToField', 100);
    expect(foundIn([field, well], pack)).toMatchObject([
      { state: 'conflict', sentence: "The septic field is 25' from the well; 100' is required." },
    ]);
    expect(foundIn([field, well], withSeparation(pack, 'wellToField', 0))).toEqual([]);
    expect(foundIn([field, placed('well', 'well', 300, 100)], pack)).toEqual([]);
  });

  test('are asked about once, for the nearest two objects, and never if both exist already', () => {
    const near = placed('well', 'near', 122, 100);
    const [found, ...more] = foundIn([field, well, near], packNamed('us-general'));
    expect(found?.sentence).toContain("The well is 10' from the septic field");
    expect(more).toEqual([]);
    const old = [field, well].map((object) => ({ ...object, status: 'existing' }) as const);
    expect(foundIn(old, packNamed('us-general'))).toEqual([]);
    expect(foundIn([well], packNamed('us-general'))).toEqual([]);
  });

  test('are not asked about where what is there is far beyond them', () => {
    const askedAt = (feet: number): readonly string[] => {
      const house = placed('building', 'house', 0, 0, { vertices: squareAt(feet) });
      const one = placed('well', 'well', 0, 10);
      return foundIn([one, house], packNamed('us-general')).flatMap(({ confirms, sentence }) =>
        confirms ? [sentence] : [],
      );
    };
    const squareAt = (x: number) => [
      { x, y: 0 },
      { x: x + 20, y: 0 },
      { x: x + 20, y: 20 },
      { x, y: 20 },
    ];
    expect(askedAt(8)).toEqual([
      expect.stringMatching(/from the building\. Does your permit office require 5'\?/),
    ]);
    expect(askedAt(59)).toEqual([]);
  });

  test('from lot lines are asked about for the own lot, and only where the checks measure to it', () => {
    const square = (x: number, size: number) => [
      { x, y: 0 },
      { x: x + size, y: 0 },
      { x: x + size, y: size },
      { x, y: size },
    ];
    const lotAt = (id: string, x: number): PlanObject =>
      placed('lot', id, 0, 0, lotFromOutline(square(x, 100), []));
    const poolAt = (x: number): PlanObject => {
      const vertices = square(x, 20).map(({ y, ...at }) => ({ ...at, y: y + 12 }));
      return placed('pool', 'pool', 0, 0, { vertices });
    };
    const asked = (...objects: readonly PlanObject[]): readonly string[] =>
      foundIn(objects, packNamed('us-general'))
        .filter(({ confirms }) => confirms?.separation === 'poolToLine')
        .map(({ sentence }) => sentence.replace(/\..*/, ''));
    const [neighbor, own] = [lotAt('neighbor', -100), lotAt('own', 0)];
    expect(asked(neighbor, own, poolAt(3))).toEqual(["The pool is 3' from the left edge"]);
    expect(asked(neighbor, own, poolAt(500))).toEqual([]);
    expect(asked(own, poolAt(90))).toEqual(["The pool is 12' from the top edge"]);
  });

  test.each(builtInPacks.map(({ id }) => id))(
    'of %s name a list or nobody, never a code or a standard, and are read as they are',
    (id) => {
      const pack = packNamed(id);
      expect(Object.values(pack.usual ?? {}).length).toBeGreaterThan(0);
      for (const { feet, source } of Object.values(pack.usual ?? {})) {
        expect(feet).toBeGreaterThan(0);
        expect(source ?? '').not.toMatch(/Plumbing Code|Building Code|AS\/NZS/);
      }
      expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, pack, notes: [] });
      expect(pack.separations).toBeUndefined();
    },
  );

  test('that are invalid in a file are left out', () => {
    const pack = {
      ...packNamed('us-general'),
      usual: { wellToField: { feet: -1, source: 'x' }, wellToTank: 50 },
    };
    const reading = readPack(pack);
    expect(reading.ok && reading.pack.usual).toEqual({});
    expect(reading.ok && reading.notes).toHaveLength(2);
  });
});
