// The street in front of a lot that was begun by the questions, with its name: a desk looks for it first.
import type { Editor } from '@homeplot/editor/editor';
import { assuming } from '@homeplot/plan/assumed';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectBox } from '@homeplot/plan/plan';
import type { Road } from '@homeplot/plan/roadFields';
import type { Text } from '@homeplot/plan/text';
import { textWidth } from '@homeplot/plan/textMetrics';
import { tidy, type Units, usualLength } from '@homeplot/plan/units';

/** Feet: the height of its name, which can be read on paper at 1" = 20'. */
const letters = 4;

/** undefined without a name, and if nothing can be added to its layer. */
export function streetInFront(
  editor: Editor,
  lot: PlanObject,
  name: string | undefined,
  units: Units,
): readonly PlanObject[] | undefined {
  const { minX, maxX, maxY } = objectBox(lot);
  // A local street of two lanes, the strip between it and the lot line, and how far it is drawn beyond the lot.
  const usual = (feet: number): number => usualLength(feet, units);
  const [width, strip, beyond] = [usual(24), usual(10), usual(20)];
  const y = tidy(maxY + strip + width / 2);
  const from = { x: minX - beyond, y };
  const [road, note] = ['road', 'text'].map((type) =>
    editor.scene.create(type, from, { x: maxX + beyond, y }),
  );
  if (!name || !road || !note) return undefined;
  const words = name.toUpperCase();
  const drawn = { ...road, name, roadWidth: width, color: '#eceef1' } as Road;
  const street = assuming(drawn, ['roadWidth', 'startY']);
  // In the near lane, off the center line.
  const left = (minX + maxX - textWidth(words, letters)) / 2;
  const written = {
    ...note,
    text: words,
    height: letters,
    x: tidy(left),
    y: tidy(y + width / 4 + letters / 3),
  } as Text;
  return [street, written];
}
