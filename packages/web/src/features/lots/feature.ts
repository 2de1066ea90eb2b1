// The cards of a lot and of a setback line.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const lots: Feature = {
  name: 'lots',
  objectCards: {
    lot: late(() => import('./LotCard.tsx'), 'LotCard'),
    setback: late(() => import('./SetbackCard.tsx'), 'SetbackCard'),
  },
};
