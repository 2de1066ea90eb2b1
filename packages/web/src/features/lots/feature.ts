// The cards of a selected lot and of a selected setback line: its edges with their lengths and sources, its areas.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const lots: Feature = {
  name: 'lots',
  objectCards: [
    { types: ['lot'], Card: late(() => import('./LotCard.tsx'), 'LotCard') },
    { types: ['setback'], Card: late(() => import('./SetbackCard.tsx'), 'SetbackCard') },
  ],
};
