// Calls back when the number of device pixels per CSS pixel changes: the window moved to another screen, or the page was
// zoomed.

export function onDensity(changed: () => void): () => void {
  let query: MediaQueryList;
  const handleChange = (): void => {
    query.removeEventListener('change', handleChange);
    listen();
    changed();
  };
  const listen = (): void => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', handleChange);
  };
  listen();
  return () => query.removeEventListener('change', handleChange);
}
