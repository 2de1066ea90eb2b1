// Parts of the page whose scripts are fetched later: when that is, what is shown meanwhile, and what is said if it fails.
import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { markFetching, whileFetching } from '../fetching.ts';
import { fetchAhead, useSeenSign } from '../firstSign.ts';
import { whenIdle } from '../slices.ts';
import { reportUnfetched } from '../toasts/toast.ts';
import { PartBoundary, Unfetched } from './PartBoundary.tsx';

interface Missing {
  /** What is missing without the script, as the beginning of a sentence. */
  readonly what?: string;
}

interface LateOptions<Props> extends Missing {
  /**
   * When its script is fetched. shown: when it is first shown. ahead: at the user's first input, before it is shown. used: when
   * it is shown, but not before the user's first input. idle: when it is shown and the page is idle.
   */
  readonly when?: 'shown' | 'ahead' | 'used' | 'idle';
  /** Shown until the script is there. */
  readonly Meanwhile?: FunctionComponent<Props>;
}

interface LateFunctions extends Missing {
  /** When their script is fetched. called: at the first call. ahead: at the user's first input, before it is called. */
  readonly when?: 'called' | 'ahead';
}

/** The props of a component of a module. */
export type PropsOf<Component> =
  Component extends FunctionComponent<infer Props> ? (unknown extends Props ? object : Props) : never;

/**
 * A component of a module that is fetched later. If that fails, or the component throws, a message says so, and its prop
 * `onClose` is called, which must close this part and no more. With neither `what` nor `onClose`, that is left to the
 * PartBoundary around it. The next time it is shown, it is fetched again.
 */
export function late<Module, Name extends keyof Module, Props extends object = PropsOf<Module[Name]>>(
  fetch: () => Promise<Module>,
  name: Name,
  { when = 'shown', what, Meanwhile }: LateOptions<Props> = {},
): FunctionComponent<Props> {
  if (when === 'ahead') fetchAhead(fetch);
  const Part = fetched(async () => {
    if (when === 'idle') await whenIdle();
    const part = (await fetch())[name];
    // The file may be of another version of the site.
    if (part === undefined) throw new Error(`The script has no ${String(name)}.`);
    return part as FunctionComponent<Props>;
  }, Meanwhile);
  const Bounded = (props: Props) => {
    const onClose = onCloseOf(props);
    if (what === undefined && onClose === undefined) return <Part {...props} />;
    return (
      <PartBoundary what={what} onClose={onClose}>
        <Part {...props} />
      </PartBoundary>
    );
  };
  return when === 'used' ? (props) => (useSeenSign() ? <Bounded {...props} /> : null) : Bounded;
}

const onCloseOf = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined;

type Outcome<Props> = { readonly Part: FunctionComponent<Props> } | { readonly problem: Unfetched };

/** A component that is fetched when it is rendered. Suspense isn't used, as it shows its fallback for at least 300 ms. */
function fetched<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent<Props> | undefined,
): FunctionComponent<Props> {
  let loaded: Outcome<Props> | undefined;
  return function Fetched(props: Props) {
    const [outcome, setOutcome] = useState(loaded);
    // Marked as fetching until the component is on the page or isn't needed anymore.
    useLayoutEffect(() => {
      if (outcome) return undefined;
      fetch().then(
        (Part) => {
          loaded = { Part };
          setOutcome(loaded);
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

/** Returns a function that fetches a module of functions. If that fails, a message says so. */
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
