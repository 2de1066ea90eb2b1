// Shown until a route's script has come.

export function Loading() {
  return <p className="grid min-h-dvh place-items-center text-ink-soft">Loading...</p>;
}
