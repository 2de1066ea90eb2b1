// A component whose script is fetched when it is first shown. Where that fails it throws, for a DialogBoundary around it to
// catch; when it is shown the next time it is fetched anew.
import { type ComponentType, Suspense, use, useState } from 'react';

export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    coming ??= fetch().catch((problem: unknown) => {
      coming = undefined;
      throw problem;
    });
    return coming;
  };
  function Come({ from, props }: { readonly from: Promise<ComponentType<Props>>; readonly props: Props }) {
    const Shown = use(from);
    return <Shown {...props} />;
  }
  return function Fetched(props: Props) {
    const [from] = useState(begin);
    return (
      <Suspense fallback={null}>
        <Come from={from} props={props} />
      </Suspense>
    );
  };
}
