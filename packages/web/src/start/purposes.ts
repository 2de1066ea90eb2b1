// What a permit plan is for: the answers to "What is this for?", with the tools that each needs and what it adds to the site.

export interface PurposeFacts {
  readonly title: string;
  /** The title of a plan that has none yet. */
  readonly planTitle: string;
  /** Names of the tools that it needs, the most important first. */
  readonly tools: readonly string[];
  /** The types of the objects that are built, the usual one first; empty if that can't be said. */
  readonly builds: readonly string[];
  /** What is built, in a sentence: "Draw the shed". */
  readonly subject: string;
  /** Whether there is a house already, which the permit desk wants to see. */
  readonly hasHouse: boolean;
}

const around = ['driveway', 'dimension', 'tree', 'easement'];

export const purposes = {
  fence: {
    title: 'Fence',
    planTitle: 'New fence',
    tools: ['fence', 'wall', 'retainingWall', 'building', ...around],
    builds: ['fence', 'wall', 'retainingWall'],
    subject: 'the fence',
    hasHouse: true,
  },
  deck: {
    title: 'Deck',
    planTitle: 'New deck',
    tools: ['deck', 'building', 'patio', ...around],
    builds: ['deck'],
    subject: 'the deck',
    hasHouse: true,
  },
  shed: {
    title: 'Shed',
    planTitle: 'New shed',
    tools: ['shed', 'building', 'walk', ...around],
    builds: ['shed', 'building', 'house'],
    subject: 'the shed',
    hasHouse: true,
  },
  pool: {
    title: 'Pool',
    planTitle: 'New pool',
    tools: ['pool', 'fence', 'patio', 'building', ...around],
    builds: ['pool'],
    subject: 'the pool',
    hasHouse: true,
  },
  addition: {
    title: 'Addition',
    planTitle: 'Addition',
    tools: ['building', 'deck', 'patio', ...around],
    builds: ['building', 'house'],
    subject: 'the addition',
    hasHouse: true,
  },
  adu: {
    title: 'Accessory dwelling',
    planTitle: 'Accessory dwelling',
    tools: ['building', 'walk', 'sewer-line', 'electric-line', ...around],
    builds: ['building', 'house'],
    subject: 'the accessory dwelling',
    hasHouse: true,
  },
  house: {
    title: 'New house',
    planTitle: 'New house',
    tools: ['building', 'driveway', 'walk', 'sewer-line', 'dimension', 'tree', 'easement'],
    builds: ['building', 'house'],
    subject: 'the house',
    hasHouse: false,
  },
  driveway: {
    title: 'Driveway',
    planTitle: 'New driveway',
    tools: ['driveway', 'road', 'walk', 'building', 'dimension', 'tree', 'easement'],
    builds: ['driveway'],
    subject: 'the driveway',
    hasHouse: true,
  },
  septic: {
    title: 'Septic system',
    planTitle: 'Septic system',
    tools: ['septicTank', 'septicField', 'well', 'building', 'sewer-line', 'contour', 'dimension', 'easement'],
    builds: ['septicTank', 'septicField'],
    subject: 'the septic tank',
    hasHouse: true,
  },
  other: {
    title: 'Something else',
    planTitle: '',
    tools: ['building', 'shed', 'deck', 'fence', ...around],
    builds: [],
    subject: '',
    hasHouse: false,
  },
} as const satisfies Readonly<Record<string, PurposeFacts>>;

export type PurposeId = keyof typeof purposes;

export const purposeIds = Object.keys(purposes) as readonly PurposeId[];

/** The facts of a stored purpose; undefined if there is none that this version knows. */
export const factsOf = (purpose: string | undefined): PurposeFacts | undefined =>
  purposeIds.includes(purpose as PurposeId) ? purposes[purpose as PurposeId] : undefined;
