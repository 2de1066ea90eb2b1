// A row of keys above a phone's keyboard, for feet, inches and fractions.
import { late } from '../../kit/late/late.tsx';
import { useCoarse } from '../../kit/mediaHooks.ts';
import type { Feature } from '../../workspace/feature.ts';

const FieldKeys = late(() => import('./FieldKeys.tsx'), 'FieldKeys', {
  when: 'used',
  what: 'The keys for lengths',
});

export const keys: Feature = {
  name: 'keys',
  OverPage: function LengthKeys() {
    return useCoarse() ? <FieldKeys /> : null;
  },
};
