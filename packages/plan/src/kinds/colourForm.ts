// The panel form of a kind with one colour.
import type { Form } from './form.ts';

/** The colour, applied as it is chosen. */
export const colourForm = <O extends { readonly color: string }>(object: O): Form<O> => ({
  title: 'Color',
  fields: [{ name: 'color', label: 'Color', input: 'colour', value: object.color }],
  apply: ({ color }) => ({ ...object, color: String(color) }),
});
