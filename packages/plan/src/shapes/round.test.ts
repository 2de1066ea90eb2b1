// Circles and trees by the form of their card.
import { expect, test } from 'vitest';
import { kindOf } from '../kinds/index.ts';

const at = { from: { x: 20, y: 20 }, to: { x: 25, y: 20 }, scale: 2, siteExtent: 100 };

test.each(['circle', 'tree'])(
  'a %s takes its diameter from its width or its length, whichever is changed',
  (type) => {
    const bare = { id: 'a', type, order: 'a0' };
    const kind = kindOf(bare);
    const made = { ...bare, ...kind.create(at) };
    const form = kind.forms(made).find(({ submit }) => submit === 'Update Dimensions');
    expect(form?.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Width (feet)', 10],
      ['Length (feet)', 10],
    ]);
    expect(form?.apply({ width: 5, height: 10 })).toEqual({ ...made, radius: 2.5 });
    expect(form?.apply({ width: 10, height: 3 })).toEqual({ ...made, radius: 1.5 });
  },
);
