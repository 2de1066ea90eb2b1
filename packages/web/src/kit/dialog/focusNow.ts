// For the ref of an element that gets the focus as soon as it is shown.

export const focusNow = (element: HTMLElement | null): void => element?.focus();
