// The templates: plans of home sites to start with. Each is a plan file in this folder; all are fetched when one is needed.

export interface Template {
  readonly title: string;
  /** Its contents in one line. */
  readonly about: string;
  /** The plan file. */
  readonly load: () => Promise<unknown>;
}

const from = (fetch: () => Promise<{ readonly default: unknown }>) => (): Promise<unknown> =>
  fetch().then((module) => module.default);

export const templates: readonly Template[] = [
  {
    title: 'Town lot',
    about: '50 by 120 ft: a house with its driveway, shed, utilities and setbacks.',
    load: from(() => import('./town-lot.json')),
  },
  {
    title: 'Corner lot',
    about: 'Two streets and a rounded corner, 90 by 100 ft.',
    load: from(() => import('./corner-lot.json')),
  },
  {
    title: 'Flag lot',
    about: 'A house set behind others, on a 20-foot driveway.',
    load: from(() => import('./flag-lot.json')),
  },
  {
    title: 'One acre with well and septic',
    about: 'A well, septic tank and drain field with the distances between them, a barn and contours.',
    load: from(() => import('./acre-well-septic.json')),
  },
  {
    title: 'Deck addition',
    about: 'A proposed deck on an existing house, with its distances to the lot lines.',
    load: from(() => import('./deck-addition.json')),
  },
  {
    title: 'Swimming pool',
    about: 'A pool with its patio and the barrier around it.',
    load: from(() => import('./pool.json')),
  },
  {
    title: 'Fence',
    about: 'A 6-foot fence behind the house and a 3-foot fence in front.',
    load: from(() => import('./fence.json')),
  },
  {
    title: 'Accessory dwelling',
    about: 'A second dwelling in the back yard with its own services.',
    load: from(() => import('./accessory-dwelling.json')),
  },
];
