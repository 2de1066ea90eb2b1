// Parts of the page whose scripts are fetched later: when, what is shown meanwhile, and what is said if one can't be had.
import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { markFetching, whileFetching } from '../fetching.ts';
import { fetchAhead, useSeenSign } from '../firstSign.ts';
import { whenIdle } from '../slices.ts';
import { reportUnfetched } from '../toasts/toast.ts';
import { PartBoundary, Unfetched } from './PartBoundary.tsx';

interface Missing {
  /** What is missing without it, as the beginning of a sentence. */
  readonly what?: string;
}

interface LateLook<Props> extends Missing {
  /**
   * When its script is fetched: as it is first shown; ahead of that, at the first sign of a user; only when there was such a
   * sign; only when the page is idle.
   */
  readonly when?: 'shown' | 'ahead' | 'used' | 'idle';
  readonly Meanwhile?: FunctionComponent<Props>;
}

interface LateFunctions extends Missing {
  /** When its script is fetched: as it is first called, or ahead of that, at the first sign of a user. */
  readonly when?: 'called' | 'ahead';
}

/** What a component of a module is given. */
export type PropsOf<Component> =
  Component extends FunctionComponent<infer Props> ? (unknown extends Props ? object : Props) : never;

/**
 * A component of a module that is fetched later. If it can't be had, or throws, a message says so, and the `onClose` that it
 * is given is called, which must close this part and no more. With neither `what` nor `onClose`, that is left to the
 * PartBoundary around it. The next time that it is shown, it is fetched again.
 */
export function late<Module, Name extends keyof Module, Props extends object = PropsOf<Module[Name]>>(
  fetch: () => Promise<Module>,
  name: Name,
  { when = 'shown', what, Meanwhile }: LateLook<Props> = {},
): FunctionComponent<Props> {
  if (when === 'ahead') fetchAhead(fetch);
  const Part = fetched(async () => {
    if (when === 'idle') await whenIdle();
    const part = (await fetch())[name];
    // A file of another version of the site.
    if (part === undefined) throw new Error(`The script has no ${String(name)}.`);
    return part as FunctionComponent<Props>;
  }, Meanwhile);
  const Bounded = (props: Props) => {
    const onClose = closing(props);
    if (what === undefined && onClose === undefined) return <Part {...props} />;
    return (
      <PartBoundary what={what} onClose={onClose}>
        <Part {...props} />
      </PartBoundary>
    );
  };
  return when === 'used' ? (props) => (useSeenSign() ? <Bounded {...props} /> : null) : Bounded;
}

const closing = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined;

type Outcome<Props> = { readonly Part: FunctionComponent<Props> } | { readonly problem: Unfetched };

/** Not with Suspense, which shows its fallback for at least 300 ms. */
function fetched<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent<Props> | undefined,
): FunctionComponent<Props> {
  let come: Outcome<Props> | undefined;
  return function Fetched(props: Props) {
    const [outcome, setOutcome] = useState(come);
    // Ends when the component is in the page, or when it isn't needed any more.
    useLayoutEffect(() => {
      if (outcome) return undefined;
      fetch().then(
        (Part) => {
          come = { Part };
          setOutcome(come);
        },
        (cause: unknown) => setOutcome({ problem: new Unfetched(String(cause), { cause }) }),
      );
      return markFetching();
    }, [outcome]);
    if (!outcome) return Meanwhile ? <Meanwhile {...props} /> : null;
    if ('problem' in outcome) throw outcome.problem;
    return <outcome.Part {...props} />;
  };
}

/** Functions that are fetched later: what it returns fetches them. If they can't be had, a message says so. */
export function lateModule<Module>(
  fetch: () => Promise<Module>,
  { when = 'called', what = 'This' }: LateFunctions = {},
): () => Promise<Module | undefined> {
  if (when === 'ahead') fetchAhead(fetch);
  return () =>
    whileFetching(fetch()).catch(() => {
      reportUnfetched(what);
      return undefined;
    });
}
