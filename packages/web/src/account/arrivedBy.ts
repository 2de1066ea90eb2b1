// The mailed link by which somebody came to the app, whichever route it led to. It is read once, when this file is, and
// taken out of the address: tokens must not stay there, nor in the history.
import { readMailedLink, withoutMail } from './mailedLink.ts';

const { hash, search, pathname } = window.location;
export const arrivedBy = readMailedLink(hash, search);
const bare = pathname + withoutMail(search) + withoutMail(hash);
if (bare !== pathname + search + hash) window.history.replaceState(window.history.state, '', bare);
