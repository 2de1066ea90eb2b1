// Logs an address at which there is no page. A warning and no error: the page itself has done its work.

export const logUnknownRoute = (path: string): void => console.warn(`404: there is no page at ${path}`);
