// Where can it go? Shows the ground on which a building or a pool may stand by the rules, and places it where the user
// presses.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { fitTool } from './fitTool.ts';

const WhereButton = late(() => import('./WhereButton.tsx'), 'WhereButton');

export const fits: Feature = {
  name: 'fits',
  actions: [
    {
      name: 'whereItFits',
      title: 'Where can it go?',
      hint: 'Shows where a building or a pool may stand.',
      also: 'fits room buildable',
      keys: [],
      run: ({ workspace }) => void fitTool().then((tool) => tool?.pickFitTool(workspace.editor)),
    },
  ],
  toolCards: { whereItFits: late(() => import('./FitCard.tsx'), 'FitCard') },
  objectCards: [
    {
      types: [
        'house',
        'building',
        'shed',
        'pool',
        'septicTank',
        'septicField',
        'seepagePit',
        'acUnit',
        'heatPump',
        'generator',
        'propaneTank',
        'poolEquipment',
      ],
      Card: WhereButton,
    },
  ],
};
