// Whether a dialog is over the page, wherever the focus is: then keys do not reach what is below.

export const isDialogShown = (): boolean => document.querySelector('[role=dialog]') !== null;
