// The layers of the plan.
import { Layers } from 'lucide-react';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

export const layers: Feature = {
  name: 'layers',
  places: [
    {
      name: 'layers',
      title: 'Layers',
      heading: 'Layers',
      icon: Layers,
      Contents: late(() => import('./LayerList.tsx'), 'LayerList'),
      Mark: late(() => import('./LayersMark.tsx'), 'LayersMark', {
        when: 'used',
        what: 'The mark of the layers',
      }),
    },
  ],
};
