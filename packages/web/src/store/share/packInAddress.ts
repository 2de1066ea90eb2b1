// Whether an address contains a pack. The code that reads it is fetched only then.

/** address: the page's if absent. */
export const hasPack = (address = window.location.hash): boolean => /#(.*&)?pack=/.test(address);
