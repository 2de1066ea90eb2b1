// Where the link of a confirmation mail finally leads: this site's landing page.

export const mailedLinksLeadTo = (): string => `${window.location.origin}/`;
