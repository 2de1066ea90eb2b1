// Adds a building whose size is typed instead of drawn.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const sizes: Feature = {
  name: 'sizes',
  toolCards: { building: late(() => import('./SizeCard.tsx'), 'SizeCard') },
};
