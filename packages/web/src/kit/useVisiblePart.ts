// The part of the page that a phone's keyboard leaves visible.
import { useEffect, useState } from 'react';

/** CSS pixels on the page. */
interface VisiblePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
}

/** undefined if the browser doesn't say. */
function visiblePart(): VisiblePart | undefined {
  if (!window.visualViewport) return undefined;
  const { offsetLeft: left, offsetTop: top, width, height } = window.visualViewport;
  return { left, top, width, bottom: top + height };
}

export function useVisiblePart(): VisiblePart | undefined {
  const [part, setPart] = useState(visiblePart);
  useEffect(() => {
    const ending = new AbortController();
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, () => setPart(visiblePart()), { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return part;
}
