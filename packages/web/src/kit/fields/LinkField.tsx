// A link to copy by hand, selected when it appears, for browsers that don't allow copying.
import { TextField } from './TextField.tsx';

export const uncopiedWords = "Your browser didn't allow copying. Copy the link from here.";

/** Always the same function: what changes elsewhere on the page must not select the link again, which scrolls to it. */
const select = (field: HTMLInputElement | null): void => field?.select();

export function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <TextField
      key={link}
      label={label}
      hint={uncopiedWords}
      readOnly
      value={link}
      ref={select}
      onFocus={({ target }) => target.select()}
    />
  );
}
