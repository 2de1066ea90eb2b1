// The ground: what it rests on, its contours, and how high it is where the pointer is.
import { Mountain } from 'lucide-react';
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useSlice } from '../../workspace/useWorkspace.ts';

const ContoursOver = late(() => import('./ContoursOver.tsx'), 'ContoursOver');
const gradeHere = lateModule(() => import('./pickGradeHere.ts'));

export const ground: Feature = {
  name: 'ground',
  actions: [
    {
      name: 'gradeHere',
      title: 'Grade here',
      hint: 'Reads the ground, and leaves its elevation where you click.',
      also: 'spot elevation slope',
      keys: [],
      run: ({ workspace }) => void gradeHere().then((tool) => tool?.pickGradeHere(workspace.editor)),
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
