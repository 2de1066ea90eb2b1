// Keeps the picture crisp wherever it is on the page.

/** Shifts the layers by less than a device pixel, so that they lie on whole ones wherever the host is. */
export function layOnPixels(layers: readonly HTMLElement[], host: HTMLElement): void {
  const ratio = devicePixelRatio;
  const { left, top } = host.getBoundingClientRect();
  const shift = (at: number): number => Math.round(at * ratio) / ratio - at;
  for (const layer of layers) layer.style.translate = `${shift(left)}px ${shift(top)}px`;
}
