// The panel forms that several kinds have: width and length, fill and border.
import { type Form, maxFeet } from './form.ts';
import type { Dimensions } from './kind.ts';

/** The names of an object's sides on the screen. "Height" means how far a building rises above the ground. */
export const sideNames = { width: 'Width', height: 'Length' } as const;

/** The width and the length of an object. resize gives the object in another size; minFeet is the shortest side. */
export const sizeForm = <O>(
  { width, height }: Dimensions,
  minFeet: number,
  resize: (to: Dimensions) => O,
): Form<O> => {
  const side = { input: 'length', min: minFeet, max: maxFeet } as const;
  return {
    submit: 'Update Dimensions',
    fields: [
      { name: 'width', label: `${sideNames.width} (feet)`, value: width, ...side },
      { name: 'height', label: `${sideNames.height} (feet)`, value: height, ...side },
    ],
    apply: (values) => resize({ width: Number(values['width']), height: Number(values['height']) }),
  };
};

interface Filled {
  readonly fillColor: string;
  readonly borderColor: string;
}

/** Sets the fill and the border color of an object; either may be none. */
export function fillForm<O extends Filled>(object: O, title: string): Form<O> {
  const color = { input: 'color', transparent: true } as const;
  return {
    title,
    fields: [
      { name: 'fillColor', label: 'Fill Color', value: object.fillColor, ...color },
      { name: 'borderColor', label: 'Border Color', value: object.borderColor, ...color },
    ],
    apply: ({ fillColor, borderColor }) => ({
      ...object,
      fillColor: String(fillColor),
      borderColor: String(borderColor),
    }),
  };
}
