// Marks the page while parts of it are loading: the style sheet then shows a progress bar, and tests wait, since the layout
// may shift.

let pending = 0;

/** Marks that a part is loading. Returns the function that ends the mark. */
export function markFetching(): () => void {
  const mark = (by: number): void => {
    pending += by;
    document.documentElement.toggleAttribute('data-fetching', pending > 0);
  };
  mark(1);
  return () => mark(-1);
}

/** Marks the page until something that the user has asked for is fetched. */
export const whileFetching = <T>(fetch: Promise<T>): Promise<T> => fetch.finally(markFetching());
