// The list of all objects, by layer.
import { ListTree } from 'lucide-react';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const objects: Feature = {
  name: 'objects',
  places: [
    {
      name: 'objects',
      title: 'Objects',
      heading: 'Objects',
      icon: ListTree,
      Contents: late(() => import('./ObjectList.tsx'), 'ObjectList'),
    },
  ],
};
