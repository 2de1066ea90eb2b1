// The panel form of a kind with one color.
import type { Form } from './form.ts';

/** The color, applied as it is chosen. */
export const colorForm = <O extends { readonly color: string }>(object: O): Form<O> => ({
  title: 'Color',
  fields: [{ name: 'color', label: 'Color', input: 'color', value: object.color }],
  apply: ({ color }) => ({ ...object, color: String(color) }),
});
