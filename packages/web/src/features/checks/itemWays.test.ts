import { separationNames } from '@homeplot/plan/pack';
import { expect, test } from 'vitest';
import { keyOf } from '../packs/packFields.ts';
import { packSections } from '../packs/packSections.ts';
import { itemWays, separationWays } from './itemWays.ts';

test('typing another distance, or the standards of a zone, opens the field of the rules for it', () => {
  const keys = packSections.flatMap(({ fields }) => fields.map(keyOf));
  const ways = [
    ...separationNames.flatMap((separation) => separationWays({ separation, feet: 5 })),
    ...itemWays('zoneStandards', false),
  ];
  const fields = ways.flatMap((way) =>
    'dialog' in way && way.dialog.name === 'packs' ? [way.dialog.field] : [],
  );
  expect(fields).toHaveLength(separationNames.length + 1);
  for (const field of fields) expect(keys).toContain(field);
});
