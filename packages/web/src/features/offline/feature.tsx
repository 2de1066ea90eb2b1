// Keeps the planner in the browser, so that it works without a network after the first visit.
import { useEffect, useEffectEvent, useState } from 'react';
import { late } from '../../kit/late/late.tsx';
import { whenIdle } from '../../kit/slices.ts';
import { drawn } from '../../workspace/drawn.ts';
import type { Feature } from '../../workspace/feature.ts';
import { useImport } from '../opening/useImport.ts';
import type { OfflineParts } from './offlineParts.ts';

const OfflineMark = late(() => import('./OfflineMark.tsx'), 'OfflineMark', { what: 'The offline status' });

/** Once for the page, however often the canvas is shown. */
let keeping: Promise<OfflineParts | undefined> | undefined;

async function keep(open: (files: readonly File[]) => Promise<void>): Promise<OfflineParts | undefined> {
  try {
    await drawn;
    await whenIdle();
    const { keepOffline, openLaunchedFiles, knownParts } = await import('./keepOffline.ts');
    openLaunchedFiles(open);
    await keepOffline();
    return await knownParts();
  } catch (problem) {
    console.warn("The planner couldn't be cached for offline use.", problem);
    return undefined;
  }
}

export const offline: Feature = {
  name: 'offline',
  OverCanvas: function Offline() {
    const [parts, setParts] = useState<OfflineParts>();
    const importFiles = useImport();
    const open = useEffectEvent(importFiles);
    useEffect(() => {
      // Not during development, when files change all the time.
      if (!import.meta.env.PROD) return;
      keeping ??= keep((files) => open(files));
      void keeping.then(setParts);
    }, []);
    return parts ? <OfflineMark parts={parts} /> : null;
  },
};
