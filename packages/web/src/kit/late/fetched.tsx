// A component whose script is fetched when it is first shown. If that fails it throws, for a DialogBoundary around it to
// catch; the next time it is shown, it is fetched again. Until then, nothing is shown, or what Meanwhile shows.
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { markFetching } from '../fetching.ts';

type Outcome<Props> = { readonly Shown: ComponentType<Props> } | { readonly problem: unknown };

/** Not with Suspense, which shows its fallback for at least 300 ms. */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let come: Outcome<Props> | undefined;
  return function Fetched(props: Props) {
    const [outcome, setOutcome] = useState(come);
    // Ends when the component is in the page, or when it isn't needed any more.
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
    if (!outcome) return Meanwhile ? <Meanwhile {...props} /> : null;
    if ('problem' in outcome) throw outcome.problem;
    return <outcome.Shown {...props} />;
  };
}
