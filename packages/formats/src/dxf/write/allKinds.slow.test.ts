// A DXF file of every kind of object in every status, read by another program.
import { allKinds } from '@homeplot/plan/kinds';
import { type PlanObject, statuses } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { hasEzdxf, readWithEzdxf } from '../../../testing/ezdxf.ts';
import { writeDxf } from '../../../testing/writeDxf.ts';
import { plainSheet } from '../../sheets/presets.ts';

registerLateKinds();

test.skipIf(!hasEzdxf())('ezdxf finds nothing to fix, whatever is drawn and whatever its status', () => {
  const placement = { from: { x: 10, y: 20 }, to: { x: 52.5, y: 47.25 }, scale: 1, siteExtent: 200 };
  const objects = allKinds().flatMap((kind): PlanObject[] =>
    [undefined, ...statuses].flatMap((status, i) => {
      const fields = kind.create(placement);
      if (!fields) return [];
      const id = `${kind.type} ${i}`;
      return [{ ...fields, id, type: kind.type, order: 'a0', ...(status ? { status } : {}) }];
    }),
  );
  expect(objects.length).toBeGreaterThan(100);
  const settings = { ...defaultSettings, title: 'All <kinds>' };
  const sheet: Sheet = { ...plainSheet({ paper: 'Letter', orientation: 'landscape' }), title: 'A/B: <x>' };
  const { text } = writeDxf(createPlan({ objects, settings }), {
    date: '2026-11-23',
    sheets: [sheet, sheet],
  });
  const found = readWithEzdxf(text);
  expect(found).toMatchObject({ version: 'AC1015', units: 2, errors: [], fixes: [] });
  expect(Object.keys(found.sheets)).toEqual(['A-1 A_B_ _x_', 'A-1 A_B_ _x_-2']);
});
