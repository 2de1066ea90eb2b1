// Lets the user choose files.

export interface FileChoice {
  readonly accept?: string;
  readonly multiple?: boolean;
  /** A phone opens this camera at once: 'environment' is the one at its back. */
  readonly capture?: 'environment' | '';
}

/** What can become an underlay. */
export const underlayTypes = 'image/*,.heic,.heif,application/pdf,.pdf';
export const takenPhoto: FileChoice = { accept: 'image/*', multiple: false, capture: 'environment' };

/** Whether the device has a touch screen, and so probably a camera at its back. */
export const hasCamera = (): boolean => navigator.maxTouchPoints > 0;

/**
 * Without `accept`, all files can be chosen, and one that can't be opened is refused with advice. With it, a phone would show
 * such files in gray, and also many that it knows no type of, such as DXF.
 */
export function chooseFiles(
  open: (files: readonly File[]) => Promise<void>,
  { accept = '', multiple = true, capture = '' }: FileChoice = {},
): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  // Set as an attribute, since desktop browsers don't have the property.
  if (capture) input.setAttribute('capture', capture);
  input.addEventListener('change', () => {
    if (input.files?.length) void open([...input.files]);
  });
  input.click();
}
