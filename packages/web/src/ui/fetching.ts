// Marks the page while parts of it are loading: the style sheet then shows that something comes, and tests wait, since the
// layout may shift.

let onTheirWay = 0;

/** Returns the function that ends it. */
export function markFetching(): () => void {
  const mark = (by: number): void => {
    onTheirWay += by;
    document.documentElement.toggleAttribute('data-fetching', onTheirWay > 0);
  };
  mark(1);
  return () => mark(-1);
}

/** For what the user has asked for. */
export const whileFetching = <T>(coming: Promise<T>): Promise<T> => coming.finally(markFetching());
