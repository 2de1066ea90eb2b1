// Calls back when the number of device pixels per CSS pixel changes: the window moved to another screen, or the page was
// zoomed.

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
