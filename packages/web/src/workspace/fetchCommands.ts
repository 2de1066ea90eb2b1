// Fetches all commands of the editor, once.
export const fetchCommands = () => import('@homeplot/editor/commands');
