// Zoom in steps of 0.1, to 100 %, and to fit the whole plan.
import { union } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';
import { steppedZoom, zoomRange } from '../scene/viewport.ts';
import type { Command } from './command.ts';

const always = (): boolean => true;

export const zooming: readonly Command[] = [
  {
    name: 'zoomIn',
    title: 'Zoom in',
    hint: 'Zooms in on the site.',
    keys: ['+', '='],
    enabled: ({ viewport }) => viewport.zoom < zoomRange.max,
    run: (editor) => editor.zoomTo(steppedZoom(editor.viewport.zoom, 1)),
  },
  {
    name: 'zoomOut',
    title: 'Zoom out',
    hint: 'Zooms out to show more of the site.',
    keys: ['-'],
    enabled: ({ viewport }) => viewport.zoom > zoomRange.min,
    run: (editor) => editor.zoomTo(steppedZoom(editor.viewport.zoom, -1)),
  },
  {
    name: 'zoomReset',
    title: 'Zoom to 100%',
    hint: 'Resets the zoom, so that the canvas is as tall as the site size.',
    keys: ['0'],
    enabled: always,
    run: (editor) => editor.zoomTo(1),
  },
  {
    name: 'zoomToFit',
    title: 'Zoom to fit',
    hint: 'Zooms to show the whole plan.',
    keys: ['1'],
    enabled: always,
    run: (editor) => editor.fit(union(planBox(editor.plan), editor.hand.box)),
  },
];
