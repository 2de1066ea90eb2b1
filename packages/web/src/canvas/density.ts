// Tells of a change of the device pixels a CSS pixel has: the window went to another screen, the page was zoomed.

export function onDensity(changed: () => void): () => void {
  let query: MediaQueryList;
  const hear = (): void => {
    query.removeEventListener('change', hear);
    listen();
    changed();
  };
  const listen = (): void => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', hear);
  };
  listen();
  return () => query.removeEventListener('change', hear);
}
