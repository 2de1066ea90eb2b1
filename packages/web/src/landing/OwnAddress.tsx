// Where the address of who is signed in is written. React leaves alone what is in it.
import { addressPlace } from './greet.ts';

export const OwnAddress = () => (
  <b {...{ [addressPlace]: '' }} suppressHydrationWarning className="font-medium break-words text-ink">
    {''}
  </b>
);
