// Which paths are the backend's, and not those of pages or files.

/** Of a path without its query. What stands here answers in JSON, also where there is nothing. */
export const backendPath = /^\/(auth|rest)(\/|$)/;
