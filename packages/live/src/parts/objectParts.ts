// Splits an object into the two parts in which it is shared: `main` has the fields of its kind, `side` those that every
// object may have. Both are written as in a plan file with one square per foot, but without rounding.
import { isRecord } from '@homeplot/plan/fileValue';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { commonFields } from '@homeplot/plan/objectToFile';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { isOrderKey } from '@homeplot/plan/orderKeys';
import { readRecord } from '@homeplot/plan/readObject';
import { isPrototypeKey } from '@homeplot/plan/unknownFields';
import type { Texts } from '../items/items.ts';
import { parseStorable, type Read } from './refused.ts';

// Others may add an object of any kind at any time, and reading it can't wait for a script.
registerLateKinds();

const exactly = (feet: number): number => feet;

export function textsOf(object: PlanObject): { readonly main: string; readonly side: string } {
  const { order, assumed, extra, type } = object;
  return {
    main: JSON.stringify({ ...extra, type, ...kindOf(object).toFile(object, exactly) }),
    side: JSON.stringify({ order, ...commonFields(object), ...(assumed ? { assumed } : {}) }),
  };
}

/** The object of two parts that may come from anybody. */
export function objectOf(id: string, { main, side }: Texts): Read<PlanObject> {
  const [own, common] = [parseStorable(main), parseStorable(side)];
  if (!isRecord(own) || !isRecord(common)) return { why: 'It is incomplete.' };
  const { order, assumed, ...rest } = common;
  if (!isOrderKey(order)) return { why: 'It has no valid place in the drawing order.' };
  const notes: string[] = [];
  const label = `An object${typeof own['type'] === 'string' ? ` (${own['type'].slice(0, 40)})` : ''}`;
  const object = readRecord(
    { ...own, ...rest },
    label,
    () => ({ id, order }),
    exactly,
    (line) => notes.push(line),
  );
  if (!object) return { why: notes.join(' ') };
  const assumptions = assumptionsIn(assumed);
  return { value: assumptions ? { ...object, assumed: assumptions } : object };
}

/**
 * Unlike in a file, each assumed field is stored with its value: if somebody changes the value while another person edits
 * the rest of the object, the field isn't assumed anymore.
 */
function assumptionsIn(value: unknown): PlanObject['assumed'] {
  if (!isRecord(value)) return undefined;
  const fit = Object.entries(value).filter(
    ([field, one]) => !isPrototypeKey(field) && (typeof one === 'string' || typeof one === 'number'),
  );
  return fit.length > 0 ? Object.fromEntries(fit) : undefined;
}
