// Whether a dialog is open over the page, wherever the focus is: keys then don't reach what is below.

export const isDialogShown = (): boolean => document.querySelector('[role=dialog], dialog') !== null;
