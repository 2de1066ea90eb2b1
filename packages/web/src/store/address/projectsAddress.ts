// The address that opens the planner with the saved projects.

const fragment = '#projects';

export const projectsAddress = `/app${fragment}`;

/** Whether the page was opened by it. A reload doesn't open them again. */
export function takeProjectsAddress(): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== fragment) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
