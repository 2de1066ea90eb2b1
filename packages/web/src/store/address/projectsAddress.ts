// Reads the addresses that open the planner with the list of saved projects, an invitation to a project, or a project.

const fragment = '#projects';

export const projectsAddress = `/app${fragment}`;

const id = /^[\da-f-]{36}$/;

export interface ProjectsAddress {
  /** The id of an invitation. */
  readonly invitation?: string;
  /** The id of a project to load. */
  readonly open?: string;
}

/** The id of the invitation in the query of an address. */
export function invitationIn(query: string): string | undefined {
  const value = new URLSearchParams(query).get('invitation') ?? '';
  return id.test(value) ? value : undefined;
}

/** undefined if the page was opened by another address. Removes it, so that a reload doesn't open the same again. */
export function takeProjectsAddress(): ProjectsAddress | undefined {
  const { hash, href } = window.location;
  const url = new URL(href);
  const taken = (name: string): string | undefined => {
    const value = url.searchParams.get(name) ?? '';
    url.searchParams.delete(name);
    return id.test(value) ? value : undefined;
  };
  const [invitation, open] = [taken('invitation'), taken('open')];
  const isForAll = hash === fragment;
  if (isForAll) url.hash = '';
  if (invitation === undefined && open === undefined && !isForAll) return undefined;
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return { ...(invitation === undefined ? {} : { invitation }), ...(open === undefined ? {} : { open }) };
}
