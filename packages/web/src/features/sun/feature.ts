// Sun and shade: shadows on the canvas at any day and hour, hours of sun, and the sheet of shadows.
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const fetchTool = lateModule(() => import('./sunTool.ts'), { what: 'Sun and shade' });

export const sun: Feature = {
  name: 'sun',
  actions: [
    {
      name: 'sun',
      title: 'Sun and shade',
      hint: 'Shows shadows at any day and hour, and hours of sun.',
      also: 'shadow solar sunlight',
      keys: [],
      run: ({ workspace }) => void fetchTool().then((tool) => tool?.pickSunTool(workspace.editor)),
    },
  ],
  toolCards: { sun: late(() => import('./SunAndShade.tsx'), 'SunAndShade') },
};
