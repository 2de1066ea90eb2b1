// A mark in the corner of the canvas that says whether all of the planner works offline; if it doesn't, it is a button that
// fetches the missing parts.
import { CloudCheck, CloudDownload, CloudOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { OfflineParts } from './offlineParts.ts';

const look =
  'absolute right-2 bottom-1.5 flex items-center gap-1 rounded-sm bg-paper px-1.5 py-0.5 text-xs text-ink-soft max-lg:top-1.5 max-lg:bottom-auto [&_svg]:size-3.5';
const problems = {
  connection: "Some parts couldn't be fetched, so not all of the planner works offline yet.",
  room: "The browser has no room left to make all of the planner available offline. Free some space on this device, then try again. Your plan isn't affected.",
} as const;

export function OfflineMark({ parts }: { readonly parts: OfflineParts }) {
  const state = useSyncExternalStore(parts.watch, () => parts.state);
  const fetch = (): void => void parts.fetch();
  switch (state.is) {
    case 'getting ready':
      return null;
    case 'ready':
      return (
        <p className={`pointer-events-none ${look}`}>
          <CloudCheck aria-hidden />
          Ready offline
        </p>
      );
    case 'metered':
      return (
        <FetchButton
          title="Fetches about 1.5 MB, so that everything works without a connection"
          onClick={fetch}
        >
          <CloudDownload aria-hidden />
          Make it available offline
        </FetchButton>
      );
    case 'incomplete':
      return (
        <FetchButton title={problems[state.for]} onClick={fetch}>
          <CloudOff aria-hidden />
          {state.for === 'room'
            ? 'Not enough storage for offline use. Try again'
            : 'Not everything is available offline yet. Try again'}
        </FetchButton>
      );
  }
}

interface FetchButtonProps {
  readonly title: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const FetchButton = ({ title, onClick, children }: FetchButtonProps) => (
  <button
    type="button"
    title={title}
    onClick={onClick}
    className={`${look} underline decoration-ink-faint underline-offset-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3`}
  >
    {children}
  </button>
);
