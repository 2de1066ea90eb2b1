// The planner works without a network after the first visit.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../kit/slices.ts';
import { drawn } from '../../workspace/drawn.ts';
import type { Feature } from '../../workspace/feature.ts';
import { useImport } from '../opening/useImport.ts';

let isAsked = false;

export const offline: Feature = {
  name: 'offline',
  OverCanvas: function Offline() {
    const [Mark, setMark] = useState<ComponentType>();
    const importFiles = useImport();
    const open = useEffectEvent(importFiles);
    useEffect(() => {
      // Only in a build: in development files change all the time.
      if (isAsked || !import.meta.env.PROD) return;
      isAsked = true;
      void drawn
        .then(whenIdle)
        .then(() => import('./keepOffline.ts'))
        .then(async ({ keepOffline, openLaunchedFiles, showOfflineMark }) => {
          openLaunchedFiles((files) => open(files));
          await keepOffline();
          showOfflineMark((Shown) => setMark(() => Shown));
        })
        .catch((problem: unknown) =>
          console.warn("The planner couldn't be cached for offline use.", problem),
        );
    }, []);
    return Mark ? <Mark /> : null;
  },
};
