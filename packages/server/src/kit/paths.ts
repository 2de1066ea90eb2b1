// The path of a request, and whether it belongs to the backend rather than to pages and files.

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Everything under these paths answers in JSON, errors included. */
export const isBackendUrl = (url: string): boolean => /^\/(auth|rest|storage)(\/|$)/.test(pathOf(url));
