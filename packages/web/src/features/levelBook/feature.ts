// Level book: elevations from the readings of a level or a laser, placed on the plan.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly levelBook: object;
  }
}

export const levelBook: Feature = {
  name: 'levelBook',
  actions: [
    {
      name: 'levelBook',
      title: 'Level book',
      hint: 'Calculates elevations from the readings of a level or a laser.',
      also: 'backsight foresight rod benchmark grade transit',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'levelBook' }),
    },
  ],
  dialogs: { levelBook: lateDialog(() => import('./LevelBookDialog.tsx'), 'LevelBookDialog', 'Level book') },
  toolCards: { placeLevels: late(() => import('./PlaceLevelsCard.tsx'), 'PlaceLevelsCard') },
};
