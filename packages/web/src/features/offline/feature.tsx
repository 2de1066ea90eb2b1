// Keeps the planner in the browser, so that it works without a network after the first visit.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../kit/slices.ts';
import { drawn } from '../../workspace/drawn.ts';
import type { Feature } from '../../workspace/feature.ts';
import { useImport } from '../opening/useImport.ts';

let hasBegun = false;

export const offline: Feature = {
  name: 'offline',
  OverCanvas: function Offline() {
    const [Mark, setMark] = useState<ComponentType>();
    const importFiles = useImport();
    const open = useEffectEvent(importFiles);
    useEffect(() => {
      // Not during development, when files change all the time.
      if (hasBegun || !import.meta.env.PROD) return;
      hasBegun = true;
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
