// Zoom in steps of 0.1, to 100 %, and to fit the whole plan.
import { wholeBox } from '../edits/wholeBox.ts';
import type { Editor } from '../editor/editor.ts';
import { steppedZoom, zoomedAbout, zoomRange } from '../view/viewport.ts';
import type { Command } from './command.ts';

const always = (): boolean => true;

/** At the end of the zoom's range, the buttons go on toward the plan's own site size. */
function canStep({ viewport, plan }: Editor, direction: 1 | -1): boolean {
  const { zoom, siteExtent } = viewport;
  return direction > 0
    ? zoom < zoomRange.max || siteExtent > plan.settings.siteExtent
    : zoom > zoomRange.min || siteExtent < plan.settings.siteExtent;
}

function step(editor: Editor, direction: 1 | -1): void {
  const { zoom, pxPerFoot, width, height } = editor.viewport;
  const next = steppedZoom(zoom, direction);
  if (next !== zoom) editor.zoomTo(next);
  else editor.magnify(pxPerFoot * (1 + direction * zoomRange.step), { x: width / 2, y: height / 2 });
}

/** The middle of the canvas stays, and the canvas is as tall as the plan's site size. */
function reset(editor: Editor): void {
  const { settings } = editor.plan;
  const { width, height } = editor.viewport;
  const view = { ...editor.viewport, siteExtent: settings.siteExtent };
  editor.show(zoomedAbout(view, 1, { x: width / 2, y: height / 2 }, settings));
}

export const zooming: readonly Command[] = [
  {
    name: 'zoomIn',
    title: 'Zoom in',
    hint: 'Zooms in on the site.',
    keys: ['+', '='],
    enabled: (editor) => canStep(editor, 1),
    run: (editor) => step(editor, 1),
  },
  {
    name: 'zoomOut',
    title: 'Zoom out',
    hint: 'Zooms out to show more of the site.',
    keys: ['-'],
    enabled: (editor) => canStep(editor, -1),
    run: (editor) => step(editor, -1),
  },
  {
    name: 'zoomReset',
    title: 'Zoom to 100%',
    hint: 'Resets the zoom, so that the canvas is as tall as the site size.',
    keys: ['0'],
    enabled: always,
    run: reset,
  },
  {
    name: 'zoomToFit',
    title: 'Zoom to fit',
    hint: 'Zooms to show the whole plan.',
    keys: ['1'],
    enabled: always,
    run: (editor) => editor.fit(wholeBox(editor)),
  },
];
