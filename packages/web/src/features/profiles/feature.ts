// Profiles: the ground along a selected line, with the grades of a drive.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const ProfileCard = late(() => import('./ProfileCard.tsx'), 'ProfileCard');

export const profiles: Feature = {
  name: 'profiles',
  objectCards: [
    {
      types: [
        'sectionLine',
        'driveway',
        'walk',
        'road',
        'fence',
        'wall',
        'retainingWall',
        'hedge',
        'swale',
        'berm',
        'breakline',
        'culvert',
        'utility',
      ],
      Card: ProfileCard,
    },
  ],
};
