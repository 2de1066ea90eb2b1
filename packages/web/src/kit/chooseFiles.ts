// Lets the user choose files.

export interface FileChoice {
  readonly accept?: string;
  readonly multiple?: boolean;
  /** The camera of a phone that takes the picture at once. */
  readonly capture?: 'environment' | '';
}

/** What can become an underlay. */
export const underlayTypes = 'image/*,.heic,.heif,application/pdf,.pdf';
export const takenPhoto: FileChoice = { accept: 'image/*', multiple: false, capture: 'environment' };

/** Whether the device is one that people hold, with a camera at its back. */
export const hasCamera = (): boolean => navigator.maxTouchPoints > 0;

/**
 * Without `accept`, all files can be chosen: one that can't be opened is refused with advice, whereas a phone would show it
 * gray, and with it many that it has no type for, such as DXF.
 */
export function chooseFiles(
  open: (files: readonly File[]) => Promise<void>,
  { accept = '', multiple = true, capture = '' }: FileChoice = {},
): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  // Computers don't have it as a property.
  if (capture) input.setAttribute('capture', capture);
  input.addEventListener('change', () => {
    if (input.files?.length) void open([...input.files]);
  });
  input.click();
}
