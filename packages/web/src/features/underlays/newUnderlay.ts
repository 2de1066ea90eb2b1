// Adds an underlay in the middle of the view, on the layer of underlays, beneath everything else.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCenter } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keyBetween } from '@homeplot/plan/order';
import { type Change, inOrder, objectBox } from '@homeplot/plan/plan';
import { type Underlay, underlayLayer } from '@homeplot/plan/underlay';
import { tidy } from '@homeplot/plan/units';

/** The longer side of a new underlay, as a share of the site's extent. */
const sizeShare = 0.7;

type Content = Pick<Underlay, 'file' | 'page' | 'paperWidth' | 'pixelWidth'>;

/** aspect: the width of the content divided by its height. Returns whether the underlay was added. */
export function addUnderlay(editor: Editor, content: Content, aspect: number): boolean {
  registerLateKinds();
  const { plan, scene } = editor;
  const { scale, layers } = plan.settings;
  const size = (sizeShare * scene.nominalView.siteExtent) / scale;
  const [width, height] = [size * Math.min(1, aspect), size / Math.max(1, aspect)];
  const middle = boxCenter(viewBox(editor.viewport));
  const put: Underlay = {
    id: scene.newId(),
    type: 'underlay',
    order: orderBeneath(editor),
    name: content.file.name,
    x: tidy(middle.x - width / 2),
    y: tidy(middle.y - height / 2),
    width: tidy(width),
    height: tidy(height),
    rotation: 0,
    fade: 0,
    contrast: 0,
    ...content,
  };
  const changes: Change[] = [{ put }];
  if (!layers.some(({ id }) => id === underlayLayer.id))
    changes.unshift({ settings: { layers: [...layers, underlayLayer] } });
  if (!editor.edit(changes, 'Add underlay')) return false;
  editor.hand.pick('select');
  editor.select(selectObjects([put.id]));
  editor.reveal(objectBox(put));
  editor.say({
    text: 'Underlay added. Set its scale to trace it to real size.',
    tone: 'success',
    offer: { command: 'scaleUnderlay', label: 'Set scale' },
  });
  return true;
}

/** An order key above the other underlays and beneath everything else. */
function orderBeneath({ plan }: Editor): string {
  const objects = inOrder(plan);
  const first = objects.findIndex((object) => !kindOf(object).underlay);
  const [above, below] = first < 0 ? [undefined, objects.at(-1)] : [objects[first], objects[first - 1]];
  const isBetween = !above || !below || below.order < above.order;
  return keyBetween(below?.order, isBetween ? above?.order : undefined);
}
