// A place for the signed-in user's email address. React leaves its contents alone.
import { addressPlace } from './greet.ts';

export const OwnAddress = () => (
  <b {...{ [addressPlace]: '' }} suppressHydrationWarning className="font-medium break-words text-ink">
    {''}
  </b>
);
