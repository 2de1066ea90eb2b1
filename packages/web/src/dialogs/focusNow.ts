// For the ref of what takes the focus as soon as it is shown.

export const focusNow = (element: HTMLElement | null): void => element?.focus();
