// The permit office whose copy of the site this is, if any, and the settings that new plans have there. The feature for
// offices sets it.
import type { Desk } from '@homeplot/plan/desk';
import type { PlanSettings } from '@homeplot/plan/settings';

export interface SiteDesk {
  readonly desk: Desk;
  readonly begins: Partial<PlanSettings>;
}

let current: SiteDesk | undefined;

export const siteDesk = (): SiteDesk | undefined => current;

export const setSiteDesk = (desk: SiteDesk | undefined): void => void (current = desk);
