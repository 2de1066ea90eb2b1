// Where the address of who is signed in is written. React leaves alone what is in it.
import { addressPlace } from './greet.ts';

const nothing = { __html: '' };

export const OwnAddress = () => (
  <b
    {...{ [addressPlace]: '' }}
    suppressHydrationWarning
    dangerouslySetInnerHTML={nothing}
    className="font-medium break-words text-ink"
  />
);
