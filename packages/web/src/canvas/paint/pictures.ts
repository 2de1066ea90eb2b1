// The images that image marks refer to, each loaded once, with a callback when one has loaded.
import type { Pictures } from './canvasPen.ts';

export function loadingPictures(came: () => void): Pictures {
  const known = new Map<string, HTMLImageElement>();
  return (href) => {
    const picture = known.get(href);
    if (picture) return picture.complete && picture.naturalWidth > 0 ? picture : undefined;
    const image = new Image();
    known.set(href, image);
    image.addEventListener('load', came);
    image.src = href;
    return undefined;
  };
}
