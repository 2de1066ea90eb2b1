// Opens plans from files, links, drops and pastes, and asks what to do if another tab has changed the open plan.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { late, lateModule } from '../../kit/late/late.tsx';
import type { OpenReport } from '../../store/open/openReading.ts';
import type { StoppedPlan } from '../../store/opening/stoppedPlan.ts';
import { hasPack, sharedPlanId } from '../../store/address/sharedAddress.ts';
import type { Feature } from '../../workspace/feature.ts';
import { type OpenPage, useOpenPage } from '../../workspace/openPage.ts';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { DropTarget } from './DropTarget.tsx';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    readonly report: { readonly report: OpenReport };
    readonly stoppedPlan: { readonly stopped: StoppedPlan };
  }
}

const newPlanModule = lateModule(() => import('../../store/open/startNewPlan.ts'), { what: 'A new plan' });

export async function beginNew({ workspace }: Pick<OpenPage, 'workspace'>): Promise<void> {
  await (await newPlanModule())?.startNewPlan(workspace);
}

const linkModule = lateModule(() => import('./sharedPlan.ts'), { what: 'The link' });

/** Opens links to plans and permit rules that are pasted into the address bar of the open page, which changes only the fragment. */
function useLinks(): void {
  const page = useOpenPage();
  useEffect(() => {
    const ending = new AbortController();
    const open = async (): Promise<void> => {
      if (hasPack()) page.openDialog({ name: 'linkedPack' });
      else if (sharedPlanId(window.location.href) !== undefined)
        await (await linkModule())?.openSharedPlan(page);
    };
    window.addEventListener('hashchange', () => void open(), { signal: ending.signal });
    return () => ending.abort();
  }, [page]);
}

const OtherTabQuestion = late(() => import('./OtherTabQuestion.tsx'), 'OtherTabQuestion', {
  what: 'The question about the other tab',
});

/** Whether another tab has changed the open plan. */
function useConflict(): boolean {
  const { autosave } = useWorkspace();
  const subscribe = useCallback((listener: () => void) => autosave.watch(listener), [autosave]);
  return useSyncExternalStore(subscribe, () => autosave.conflict);
}

export const opening: Feature = {
  name: 'opening',
  actions: [
    {
      name: 'newPlan',
      title: 'New plan',
      hint: 'Starts an empty plan. This one is kept under Earlier drafts.',
      keys: [],
      run: (page) => void beginNew(page),
    },
    {
      name: 'import',
      title: 'Import',
      hint: 'Opens a plan, a CAD drawing, a PDF, a picture or a map of parcels from this device.',
      also: 'file dxf dwg json survey scan photo gis geojson kml shapefile',
      keys: [],
      run: ({ importFiles }) => chooseFiles(importFiles),
    },
  ],
  dialogs: {
    report: lateDialog(() => import('./ReportDialog.tsx'), 'ReportDialog'),
    stoppedPlan: lateDialog(() => import('./StoppedPlanDialog.tsx'), 'StoppedPlanDialog'),
  },
  files: [
    {
      title: 'Homeplot plans (.json)',
      extensions: ['json'],
      couldBe: (head) => /^\s*[[{]/.test(new TextDecoder().decode(head)),
      fetch: async () => (await import('./importFile.ts')).importPlanFile,
    },
  ],
  OverCanvas: function OtherTab() {
    return useConflict() ? <OtherTabQuestion /> : null;
  },
  OverPage: function OpeningOnPage() {
    useLinks();
    return <DropTarget />;
  },
};
