// The permit office whose copy of the site this is: its name in the header, and what its new plans begin with.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const OfficeMark = late(() => import('./OfficeMark.tsx'), 'OfficeMark');

export const desk: Feature = {
  name: 'desk',
  // The server adds a meta element with this name to the page of an office's copy.
  OverPage: () => (document.querySelector('[name=homeplot-desk]') ? <OfficeMark /> : null),
};
