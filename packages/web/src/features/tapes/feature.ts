// Placing points and buildings by tapes.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const tapes: Feature = {
  name: 'tapes',
  toolCards: {
    tape: late(() => import('./TapeCard.tsx'), 'TapeCard'),
    placeByTapes: late(() => import('./BuildingTapesCard.tsx'), 'BuildingTapesCard'),
  },
};
