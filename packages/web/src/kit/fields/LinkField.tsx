// A link to copy by hand, selected when it appears, for browsers that don't allow copying.
import { TextField } from './TextField.tsx';

export function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <TextField
      label={label}
      hint="Your browser didn't allow copying. Copy the link from here."
      readOnly
      value={link}
      ref={(field) => field?.select()}
      onFocus={({ target }) => target.select()}
    />
  );
}
