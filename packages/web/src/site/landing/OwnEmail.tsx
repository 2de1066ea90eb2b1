// The signed-in user's email address. It is rendered empty: greet.ts fills it in, and React leaves it alone.
import { emailPlace } from './greet.ts';

export const OwnEmail = () => (
  <b {...{ [emailPlace]: '' }} suppressHydrationWarning className="font-medium break-words text-ink">
    {''}
  </b>
);
