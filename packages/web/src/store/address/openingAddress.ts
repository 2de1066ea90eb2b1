// Makes the addresses that open the planner with an invitation or with a project (projectsAddress.ts takes them).

export const invitationAddress = (invitation: string): string =>
  `${window.location.origin}/app?invitation=${invitation}`;

export const openingAddress = (project: string): string => `/app?open=${project}`;
