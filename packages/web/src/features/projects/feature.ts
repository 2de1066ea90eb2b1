// Projects in the cloud: saving the open plan, and the list of all that are saved.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { save, Saving } from './save.ts';
import type { SaveQuestion } from './savePlan.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /**
     * rename: the id of the project whose title is to be edited right away. open: the id of a project to load. invitation: the
     * id of an invitation to answer.
     */
    readonly saved: { readonly rename?: string; readonly open?: string; readonly invitation?: string };
    readonly saveQuestion: { readonly question: SaveQuestion };
  }
}

export const projects: Feature = {
  name: 'projects',
  actions: [
    {
      name: 'save',
      title: 'Save Project',
      hint: 'Saves the plan to your projects in the cloud.',
      keys: ['Mod+S'],
      // The browser would save the page.
      isKeptFromBrowser: true,
      run: (page) => void save(page),
    },
    {
      name: 'saved',
      title: 'Saved Projects',
      hint: 'Opens, renames and deletes your projects in the cloud.',
      keys: [],
      run: ({ openDialog }) => openDialog({ name: 'saved' }),
    },
  ],
  dialogs: {
    saved: lateDialog(() => import('./SavedProjectsDialog.tsx'), 'SavedProjectsDialog', 'Saved Projects'),
    saveQuestion: lateDialog(() => import('./SaveQuestionDialog.tsx'), 'SaveQuestionDialog'),
  },
  OverPage: Saving,
};
