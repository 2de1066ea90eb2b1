// The map under the plan, and the place of the plan on it.
import { useSlice } from '../../workspace/useWorkspace.ts';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const MapCard = late(() => import('./MapCard.tsx'), 'MapCard');
const MapUnder = late(() => import('./MapUnder.tsx'), 'MapUnder', { what: 'The map' });

export const map: Feature = {
  name: 'map',
  actions: [
    {
      name: 'map',
      title: 'Map',
      hint: 'Shows streets or an aerial picture under the plan, and sets its location.',
      also: 'aerial satellite streets tiles address place location coordinates ground geolocate imagery underlay',
      keys: [],
      run: ({ workspace }) => workspace.editor.hand.pick('map'),
    },
  ],
  toolCards: { map: MapCard, matchMap: MapCard },
  OverCanvas: function MapOfPlan() {
    return useSlice(({ plan }) => plan.settings.map !== undefined) ? <MapUnder /> : null;
  },
};
