// Lets the user choose files.

/**
 * Without `accept`, all files can be chosen: one that can't be opened is refused with advice, whereas a phone would show it
 * gray, and with it many that it has no type for, such as DXF.
 */
export function chooseFiles(
  open: (files: readonly File[]) => Promise<void>,
  { accept = '', multiple = true }: { readonly accept?: string; readonly multiple?: boolean } = {},
): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  input.addEventListener('change', () => {
    if (input.files?.length) void open([...input.files]);
  });
  input.click();
}
