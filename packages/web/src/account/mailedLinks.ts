// Where the link in a confirmation mail leads in the end: the landing page of this site.

export const mailedLinksLeadTo = (): string => `${window.location.origin}/`;
