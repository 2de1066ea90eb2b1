// Commands for underlays. Clicks pass through an underlay that is being traced over, so these commands find it without a
// click.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Underlay } from '@homeplot/plan/underlay';
import { inDrawingOrder } from '@homeplot/plan/plan';
import type { Editor } from '../editor/editor.ts';
import { selectObjects } from '../view/selection.ts';
import { pickTool } from '../tools/lateTools.ts';
import { setScaleTool } from '../tools/underlay/setScale.ts';
import { chosenUnderlay } from '../tools/underlay/underlays.ts';
import type { Command } from './command.ts';

const needs = 'Add an underlay first, and select it if there are several';

const underlaysOf = ({ plan, scene }: Editor): readonly PlanObject[] =>
  inDrawingOrder(
    [...plan.objects.values()].filter((object) => kindOf(object).underlay && scene.layers.isEditable(object)),
  );

/** The underlay to act on; none if other objects are selected. */
const actedOn = ({ scene, selection: { ids } }: Editor) => {
  const underlay = chosenUnderlay(scene);
  return underlay && (ids.size === 0 || ids.has(underlay.id)) ? underlay : undefined;
};

export const underlayCommands: readonly Command[] = [
  {
    name: 'scaleUnderlay',
    title: 'Set scale of underlay',
    hint: "Sets an underlay's scale from two points and the distance between them.",
    keys: [],
    also: 'calibrate survey scan pdf picture photo',
    enabled: (editor) => actedOn(editor) !== undefined,
    needs,
    run: (editor) => pickTool(editor, setScaleTool.name),
  },
  {
    name: 'traceOver',
    title: 'Trace over underlay',
    hint: 'Lets clicks pass through an underlay and marks what you draw over it as traced. Run it again to stop.',
    keys: [],
    also: 'survey scan pdf picture photo background',
    enabled: (editor) => actedOn(editor) !== undefined,
    needs,
    run(editor) {
      const underlay = actedOn(editor);
      if (!underlay) return;
      const { traceOver, ...rest } = underlay;
      const put: Underlay = traceOver ? rest : { ...rest, traceOver: true };
      editor.edit([{ put }], 'Trace over');
    },
  },
  {
    name: 'selectUnderlay',
    title: 'Select underlay',
    hint: 'Selects an underlay, even one that clicks pass through. Run it again for the next one.',
    keys: [],
    also: 'picture pdf background locked traced',
    enabled: (editor) => underlaysOf(editor).length > 0,
    needs: 'Add an underlay first',
    run(editor) {
      const all = underlaysOf(editor);
      const now = all.findIndex(({ id }) => editor.selection.ids.has(id));
      const next = all[(now + 1) % all.length];
      if (next) editor.select(selectObjects([next.id]));
    },
  },
];
