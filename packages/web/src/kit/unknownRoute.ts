// Logs an unknown address. It is a warning, not an error, since the page itself works.

export const logUnknownRoute = (path: string): void => console.warn(`404: there is no page at ${path}`);
