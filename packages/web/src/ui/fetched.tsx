// A component whose script is fetched when it is first shown. Where that fails it throws, for a DialogBoundary around it to
// catch; when it is shown the next time it is fetched anew.
import { type ComponentType, useLayoutEffect, useState } from 'react';

type Outcome<Props> = { readonly Shown: ComponentType<Props> } | { readonly problem: unknown };

let onTheirWay = 0;

/** Marks the page while parts of it are on their way, because they may move what is there already. Returns its end. */
function markFetching(): () => void {
  const mark = (by: number): void => {
    onTheirWay += by;
    document.documentElement.toggleAttribute('data-fetching', onTheirWay > 0);
  };
  mark(1);
  return () => mark(-1);
}

/** Not by Suspense, which keeps back what has come until its fallback has been seen for 300 ms. */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let come: Outcome<Props> | undefined;
  return function Fetched(props: Props) {
    const [outcome, setOutcome] = useState(come);
    // Ends when what has come stands in the page, or when it is not wanted any more.
    useLayoutEffect(() => {
      if (outcome) return undefined;
      fetch().then(
        (Shown) => {
          come = { Shown };
          setOutcome(come);
        },
        (problem: unknown) => setOutcome({ problem }),
      );
      return markFetching();
    }, [outcome]);
    if (!outcome) return null;
    if ('problem' in outcome) throw outcome.problem;
    return <outcome.Shown {...props} />;
  };
}
