// A component whose script is fetched when it is first shown. Where that fails it throws, for a DialogBoundary around it to
// catch; when it is shown the next time it is fetched anew.
import { type ComponentType, useEffect, useState } from 'react';

type Outcome<Props> = { readonly Shown: ComponentType<Props> } | { readonly problem: unknown };

/** Not by Suspense, which keeps back what has come until its fallback has been seen for 300 ms. */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let come: Outcome<Props> | undefined;
  return function Fetched(props: Props) {
    const [outcome, setOutcome] = useState(come);
    useEffect(() => {
      if (outcome) return;
      fetch().then(
        (Shown) => {
          come = { Shown };
          setOutcome(come);
        },
        (problem: unknown) => setOutcome({ problem }),
      );
    }, [outcome]);
    if (!outcome) return null;
    if ('problem' in outcome) throw outcome.problem;
    return <outcome.Shown {...props} />;
  };
}
