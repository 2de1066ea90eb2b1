// The forms of a selected object in the order of its card: its sizes, its position, its style.
import type { Form } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';

/** Feet each way from the origin. */
const maxCoordinate = 1_000_000;

/** Empty for an object that follows others, such as a dimension. */
function positionForms(object: PlanObject): readonly Form<PlanObject>[] {
  const kind = kindOf(object);
  if (kind.ties) return [];
  const { x, y } = kind.position(object);
  const coordinate = { input: 'length', min: -maxCoordinate, max: maxCoordinate } as const;
  return [
    {
      submit: 'Update Position',
      fields: [
        { name: 'x', label: 'X (feet)', value: x, ...coordinate },
        { name: 'y', label: 'Y (feet)', value: y, ...coordinate },
      ],
      apply: (to) => kind.move(object, { x: Number(to['x']) - x, y: Number(to['y']) - y }),
    },
  ];
}

const isSize = ({ fields }: Form<unknown>): boolean => fields.every(({ input }) => input === 'length');

/** The forms of the object's sizes and its position. */
export const sizeForms = (object: PlanObject): readonly Form<PlanObject>[] => [
  ...kindOf(object).forms(object).filter(isSize),
  ...positionForms(object),
];

/** The other forms of the object's kind, such as its material and its colors. */
export const styleForms = (object: PlanObject): readonly Form<PlanObject>[] =>
  kindOf(object)
    .forms(object)
    .filter((form) => !isSize(form));
