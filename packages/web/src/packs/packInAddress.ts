// Whether the page's address contains a pack. The code that reads it is fetched only then.

export const hasPack = (): boolean => /[#&]pack=/.test(window.location.hash);
