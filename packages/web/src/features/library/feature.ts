// The library of site objects.
import { Shapes } from 'lucide-react';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const library: Feature = {
  name: 'library',
  places: [
    {
      name: 'library',
      title: 'Library',
      heading: 'Site Objects',
      icon: Shapes,
      Contents: late(() => import('./Library.tsx'), 'Library'),
    },
  ],
};
