import { expect, test } from 'vitest';
import { actionGroups } from '../palette/actionGroups.ts';
import { matching } from '../palette/matching.ts';
import { northFromSun } from './feature.ts';

const all = actionGroups(northFromSun.actions ?? []).flatMap(({ actions }) => actions);

test.each(['north', 'sun', 'shadow', 'compass', 'true north'])(
  'the palette finds North from the sun by "%s"',
  (words) => {
    const found = matching(all, words, ({ title, hint, also = '' }) => ({ title, more: `${hint} ${also}` }));
    expect(found.slice(0, 5).map(({ title }) => title)).toContain('North from the sun');
  },
);
