// Adds the objects that surveyed points become to the plan, as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { confirmed } from '@homeplot/plan/assumed';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { findKind } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { lotFromOutline } from '@homeplot/plan/lot';
import type { SurveyedObject } from '@homeplot/plan/objectsOfPoints';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { countText } from '@homeplot/plan/units';
import { newId } from '../../kit/newId.ts';

interface Added {
  readonly objects: readonly SurveyedObject[];
  readonly settings: Partial<PlanSettings>;
  /** The name of the file. */
  readonly name: string;
}

/** Returns whether the objects were added. If a layer is hidden or locked, the editor says so and nothing is added. */
export function addPoints(editor: Editor, { objects, settings, name }: Added): boolean {
  registerLateKinds();
  const orders = keysAbove(editor.plan.top, objects.length);
  const box = pathBox({ vertices: objects.flatMap(placesOf), closed: false });
  const extent = Math.max(boxWidth(box), boxHeight(box));
  const made = objects.flatMap((one, i): { readonly object: PlanObject; readonly isLot: boolean }[] => {
    const object = objectOf(editor, one, extent);
    const put = object && { ...object, order: orders[i] ?? '', sourceFile: name };
    return put ? [{ object: put, isLot: one.role === 'lot' }] : [];
  });
  const changes: Change[] = [{ settings }, ...made.map(({ object }) => ({ put: object }))];
  if (!editor.edit(changes, `Import ${name}`)) return false;
  editor.hand.pick('select');
  const lot = made.find(({ isLot }) => isLot);
  if (lot) editor.select(selectObjects([lot.object.id]));
  editor.fit(box);
  editor.say({ text: `Imported ${countText(made.length, 'object')} from ${name}`, tone: 'success' });
  return true;
}

const placesOf = ({ at, vertices = [] }: SurveyedObject): readonly Point[] => (at ? [at] : vertices);

/** An edge of a lot whose corners were surveyed. */
const surveyedEdge = { source: 'measured', recorded: {} } as const;

/** extent: the size of the site in feet, which decides how large symbols are. */
function objectOf({ plan }: Editor, made: SurveyedObject, extent: number): PlanObject | undefined {
  const { type, at, vertices, closed, name, role, values } = made;
  const [from] = vertices ?? [at];
  const known = findKind(type);
  // If this version doesn't have the kind, plain line work is made.
  const kind = known ?? findKind('lineWork');
  const { scale, units } = plan.settings;
  const fields = from && kind?.create({ from, scale, units, siteExtent: extent * scale });
  if (!fields || !kind) return undefined;
  const blank: PlanObject = { id: newId(), type: kind.type, order: '', ...fields };
  const named = name === undefined ? {} : { name };
  if (role === 'lot' && vertices)
    return {
      ...blank,
      ...lotFromOutline(
        vertices,
        vertices.map(() => surveyedEdge),
      ),
      ...named,
    };
  const place = vertices ? { vertices, closed: closed === true } : at;
  const own = known ? values : {};
  const object: PlanObject = { ...blank, ...own, ...place, ...named, status: 'existing' };
  // Values from the survey are marked as confirmed, even if they equal the assumed ones.
  return Object.keys(own).reduce(confirmed, object);
}
