// Set length: a dimension measures a typed length, and what it measures moves for that.
import { kindOf } from '@homeplot/plan/kinds';
import { tidy } from '@homeplot/plan/units';
import { lengthened } from '../measures.ts';
import { numberOf, type Transform } from './transform.ts';

export const setLength: Transform = {
  name: 'setLength',
  title: 'Set length',
  questions({ objects: [object] }, values) {
    const measured = object && kindOf(object).measure?.length(object);
    const value = values['length'] ?? tidy(measured ?? 0);
    return [{ name: 'length', label: 'Length', input: 'length', value }];
  },
  outcome({ plan, objects: [object, more] }, values) {
    const measured = object && kindOf(object).measure?.length(object);
    if (!object || more || measured === undefined) return { problem: 'Select one dimension of a length.' };
    const feet = numberOf(values, 'length');
    if (Math.abs(feet - measured) < 1e-9) return { problem: 'Type another length.' };
    const outcome = lengthened(plan, object, feet);
    return 'problem' in outcome ? outcome : { ...outcome, select: [object.id] };
  },
};
