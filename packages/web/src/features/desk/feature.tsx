// The permit office whose copy of the site this is: its name in the header, and what its new plans begin with.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly desk: object;
  }
}

const OfficeMark = late(() => import('./OfficeMark.tsx'), 'OfficeMark', { what: "The permit office's part" });

export const desk: Feature = {
  name: 'desk',
  dialogs: { desk: lateDialog(() => import('./DeskDialog.tsx'), 'DeskDialog', 'Permit office') },
  // The server marks the page of a copy that is an office's.
  OverPage: () => (document.querySelector('[name=homeplot-desk]') ? <OfficeMark /> : null),
};
