// The templates: plans of home sites to start with. Each is a plan file in this folder, which is fetched when it is needed.

export interface Template {
  readonly title: string;
  /** The contents of the plan, in one line. */
  readonly about: string;
  /** The plan file. */
  readonly load: () => Promise<unknown>;
}

const loaderOf = (fetch: () => Promise<{ readonly default: unknown }>) => (): Promise<unknown> =>
  fetch().then((module) => module.default);

export const templates: readonly Template[] = [
  {
    title: 'Town lot',
    about: '50 by 120 ft: a house with its driveway, shed, utilities and setbacks.',
    load: loaderOf(() => import('./town-lot.json')),
  },
  {
    title: 'Corner lot',
    about: 'Two streets and a rounded corner, 90 by 100 ft.',
    load: loaderOf(() => import('./corner-lot.json')),
  },
  {
    title: 'Flag lot',
    about: 'A house set behind others, on a 20-foot driveway.',
    load: loaderOf(() => import('./flag-lot.json')),
  },
  {
    title: 'One acre with well and septic',
    about: 'A well, septic tank and drain field with the distances between them, a barn and contours.',
    load: loaderOf(() => import('./acre-well-septic.json')),
  },
  {
    title: 'Deck addition',
    about: 'A proposed deck on an existing house, with its distances to the lot lines.',
    load: loaderOf(() => import('./deck-addition.json')),
  },
  {
    title: 'Swimming pool',
    about: 'A pool with its patio and the barrier around it.',
    load: loaderOf(() => import('./pool.json')),
  },
  {
    title: 'Fence',
    about: 'A 6-foot fence behind the house and a 3-foot fence in front.',
    load: loaderOf(() => import('./fence.json')),
  },
  {
    title: 'Accessory dwelling',
    about: 'A second dwelling in the back yard with its own services.',
    load: loaderOf(() => import('./accessory-dwelling.json')),
  },
];
