// The permit office whose copy of the site this is, and what new plans begin with there. Its feature brings it; elsewhere there
// is none.
import type { Desk } from '@homeplot/plan/desk';
import type { PlanSettings } from '@homeplot/plan/settings';

export interface SiteDesk {
  readonly desk: Desk;
  readonly begins: Partial<PlanSettings>;
}

let come: SiteDesk | undefined;

export const siteDesk = (): SiteDesk | undefined => come;

export const setSiteDesk = (desk: SiteDesk | undefined): void => void (come = desk);
