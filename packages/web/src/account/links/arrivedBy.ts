// The mailed link by which the user has come to this page, whatever its route. It is read once, when this module is loaded,
// and removed from the address: tokens must not stay there or in the history.
import { readMailedLink, withoutMailedLink } from './mailedLink.ts';

const { hash, search, pathname } = window.location;
export const arrivedBy = readMailedLink(hash, search);
const bare = pathname + withoutMailedLink(search) + withoutMailedLink(hash);
if (bare !== pathname + search + hash) window.history.replaceState(window.history.state, '', bare);
