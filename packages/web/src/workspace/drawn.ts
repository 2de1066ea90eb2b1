// A promise that resolves once the opened plan is on the screen. Work that nobody waits for starts after that.

let resolveDrawn: () => void = () => undefined;

export const drawn = new Promise<void>((resolve) => void (resolveDrawn = resolve));

/** The page calls it once the canvas has drawn everything in view. */
export const announceDrawn = (): void => resolveDrawn();
