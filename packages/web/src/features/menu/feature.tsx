// The canvas's context menu.
import type { Point } from '@homeplot/plan/point';
import { useEffect, useState } from 'react';
import { late } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { canvasElement } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { listenForMenu } from './menuPlace.ts';

const CanvasMenu = late(() => import('./CanvasMenu.tsx'), 'CanvasMenu');

export const menu: Feature = {
  name: 'menu',
  OverCanvas: function MenuOfCanvas() {
    const editor = useEditor();
    const [at, setAt] = useState<Point>();
    useEffect(() => {
      const canvas = canvasElement();
      return canvas ? listenForMenu(canvas, editor, setAt) : undefined;
    }, [editor]);
    return at ? <CanvasMenu key={`${at.x} ${at.y}`} at={at} onClose={() => setAt(undefined)} /> : null;
  },
};
