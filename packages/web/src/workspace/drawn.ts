// The moment from which the plan that was opened is on the screen: what nobody waits for comes after it.

let tell: () => void = () => undefined;

export const drawn = new Promise<void>((resolve) => void (tell = resolve));

/** For the page, once the canvas has drawn all that is in view. */
export const tellDrawn = (): void => tell();
