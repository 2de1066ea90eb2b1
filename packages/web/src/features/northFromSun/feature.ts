// North from the sun: sets the plan's north from a shadow and the time at which it fell.
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const fetchTool = lateModule(() => import('./shadowTool.ts'), {
  // The library lists the tool, so it is fetched with the library's other tools.
  when: 'ahead',
  what: 'North from the sun',
});

export const northFromSun: Feature = {
  name: 'northFromSun',
  actions: [
    {
      name: 'northFromSun',
      title: 'North from the sun',
      hint: "Sets the plan's north from the direction of a shadow and the time.",
      also: 'compass orientation bearing true arrow sundial',
      keys: [],
      run: ({ workspace }) => void fetchTool().then((tool) => tool?.pickShadowTool(workspace.editor)),
    },
  ],
  toolCards: { northFromSun: late(() => import('./SunCard.tsx'), 'SunCard') },
};
