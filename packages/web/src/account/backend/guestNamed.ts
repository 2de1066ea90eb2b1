// How others see the name of a guest: anybody with a link can type the owner's name.

const mark = ' (guest)';

export const guestNamed = (name: string): string => name + mark;

/** The name without the mark. */
export const unmarked = (name: string): string => (name.endsWith(mark) ? name.slice(0, -mark.length) : name);
