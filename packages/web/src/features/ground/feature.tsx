// The ground: what it rests on, its contours, and how high it is where the pointer is.
import { Mountain } from 'lucide-react';
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';

const ContoursOver = late(() => import('./ContoursOver.tsx'), 'ContoursOver');
const tools = lateModule(() => import('./pickGroundTools.ts'));

export const ground: Feature = {
  name: 'ground',
  actions: [
    {
      name: 'gradeHere',
      title: 'Grade here',
      hint: 'Reads the ground, and leaves its elevation where you click.',
      also: 'spot elevation slope',
      keys: [],
      run: ({ workspace }) => void tools().then((tool) => tool?.pickGradeHere(workspace.editor)),
    },
    {
      name: 'whereWaterGoes',
      title: 'Where water goes',
      hint: 'Shows which way rain runs from where you click, and where it ends.',
      also: 'drainage flow runoff rain downhill path of water arrow',
      keys: [],
      run: ({ workspace }) => void tools().then((tool) => tool?.pickWhereWaterGoes(workspace.editor)),
    },
  ],
  places: [
    {
      name: 'ground',
      title: 'Ground',
      icon: Mountain,
      Contents: late(() => import('./GroundCards.tsx'), 'GroundCards'),
    },
  ],
  OverCanvas: () =>
    useSlice(({ plan }) => plan.settings.elevations?.contours ?? plan.settings.elevations?.earthwork) ? (
      <ContoursOver />
    ) : null,
};
