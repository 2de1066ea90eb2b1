// Profiles: the ground along a selected line, with the grades of a drive.
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

const ProfileCard = late(() => import('./ProfileCard.tsx'), 'ProfileCard');

export const profiles: Feature = {
  name: 'profiles',
  objectCards: {
    sectionLine: ProfileCard,
    driveway: ProfileCard,
    walk: ProfileCard,
    road: ProfileCard,
    fence: ProfileCard,
    wall: ProfileCard,
    retainingWall: ProfileCard,
    hedge: ProfileCard,
    swale: ProfileCard,
    berm: ProfileCard,
    breakline: ProfileCard,
    culvert: ProfileCard,
    utility: ProfileCard,
  },
};
