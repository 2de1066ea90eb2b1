// Whether the page's address carries a pack. Its reader is fetched only then.

export const hasPack = (): boolean => /[#&]pack=/.test(window.location.hash);
