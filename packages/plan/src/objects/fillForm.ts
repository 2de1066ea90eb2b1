// The part of a panel that sets the fill and the border color of an object; either may be none.
import type { Form } from './form.ts';

interface Filled {
  readonly fillColor: string;
  readonly borderColor: string;
}

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
