// Set length: a dimension measures a typed length, and what it measures moves for that.
import { tidy } from '@homeplot/plan/units';
import { lengthened, lengthOf, setLengthName } from '../measures.ts';
import { numberOf, type Transform } from './transform.ts';

export const setLength: Transform = {
  name: setLengthName,
  title: 'Set length',
  questions({ objects: [object] }, values) {
    const measured = (object && lengthOf(object)) ?? 0;
    return [{ name: 'length', label: 'Length', input: 'length', value: values['length'] ?? tidy(measured) }];
  },
  outcome({ plan, objects: [object, more] }, values) {
    const measured = object && lengthOf(object);
    if (!object || more || measured === undefined) return { problem: 'Select one dimension of a length.' };
    const feet = numberOf(values, 'length');
    if (Math.abs(feet - measured) < 1e-9) return { problem: 'Type another length.' };
    const changes = lengthened(plan, object, feet);
    return 'problem' in changes ? changes : { changes, select: [object.id] };
  },
};
