// The possible purposes of a permit plan, which answer "What is this for?". Each lists the tools it needs and what it adds
// to the site.

import type { ItemId } from '@homeplot/plan/pack';

export interface PurposeFacts {
  readonly title: string;
  /** The title of a plan that has none yet. */
  readonly planTitle: string;
  /** The title of the library's shelf with its tools. */
  readonly shelf: string;
  /** Names of the tools that its plan needs, the most important first. */
  readonly tools: readonly string[];
  /** What is built: its name in a sentence ("Draw the shed"), and the object types that can show it, the most usual first. */
  readonly builds: readonly { readonly what: string; readonly types: readonly string[] }[];
  /** Whether there is a house already, which the permit office wants to see. */
  readonly hasHouse: boolean;
  /** What a plan for it has to show, whatever the permit rules ask for. */
  readonly needs?: readonly ItemId[];
}

/** Tools that nearly every plan needs. */
const commonTools = ['driveway', 'dimension', 'tree', 'easement'];

export const purposes = {
  fence: {
    title: 'Fence',
    planTitle: 'New fence',
    shelf: 'For your fence',
    tools: ['fence', 'wall', 'retainingWall', 'building', ...commonTools],
    builds: [{ what: 'the fence', types: ['fence', 'wall', 'retainingWall'] }],
    hasHouse: true,
  },
  deck: {
    title: 'Deck',
    planTitle: 'New deck',
    shelf: 'For your deck',
    tools: ['deck', 'building', 'patio', ...commonTools],
    builds: [{ what: 'the deck', types: ['deck'] }],
    hasHouse: true,
  },
  shed: {
    title: 'Shed',
    planTitle: 'New shed',
    shelf: 'For your shed',
    tools: ['shed', 'building', 'walk', ...commonTools],
    builds: [{ what: 'the shed', types: ['shed', 'building', 'house'] }],
    hasHouse: true,
  },
  pool: {
    title: 'Pool',
    planTitle: 'New pool',
    shelf: 'For your pool',
    tools: ['pool', 'fence', 'patio', 'building', ...commonTools],
    builds: [{ what: 'the pool', types: ['pool'] }],
    hasHouse: true,
  },
  addition: {
    title: 'Addition',
    planTitle: 'Addition',
    shelf: 'For your addition',
    tools: ['building', 'deck', 'patio', ...commonTools],
    builds: [{ what: 'the addition', types: ['building', 'house'] }],
    hasHouse: true,
  },
  adu: {
    title: 'Accessory dwelling',
    planTitle: 'Accessory dwelling',
    shelf: 'For your accessory dwelling',
    tools: ['building', 'walk', 'sewer-line', 'electric-line', ...commonTools],
    builds: [{ what: 'the accessory dwelling', types: ['building', 'house'] }],
    hasHouse: true,
  },
  house: {
    title: 'New house',
    planTitle: 'New house',
    shelf: 'For your new house',
    tools: ['building', 'driveway', 'walk', 'sewer-line', 'dimension', 'tree', 'easement'],
    builds: [{ what: 'the house', types: ['building', 'house'] }],
    hasHouse: false,
  },
  driveway: {
    title: 'Driveway',
    planTitle: 'New driveway',
    shelf: 'For your driveway',
    tools: ['driveway', 'road', 'walk', 'building', 'dimension', 'tree', 'easement'],
    builds: [{ what: 'the driveway', types: ['driveway'] }],
    hasHouse: true,
  },
  septic: {
    title: 'Septic system',
    planTitle: 'Septic system',
    shelf: 'For your septic system',
    tools: [
      'septicTank',
      'septicField',
      'well',
      'building',
      'sewer-line',
      'contour',
      'dimension',
      'easement',
    ],
    builds: [
      { what: 'the septic tank', types: ['septicTank'] },
      { what: 'the septic field', types: ['septicField'] },
    ],
    hasHouse: true,
    needs: ['septic'],
  },
  other: {
    title: 'Something else',
    planTitle: '',
    shelf: 'For your project',
    tools: ['building', 'shed', 'deck', 'fence', ...commonTools],
    builds: [],
    hasHouse: false,
  },
} as const satisfies Readonly<Record<string, PurposeFacts>>;

export type PurposeId = keyof typeof purposes;

export const purposeIds = Object.keys(purposes) as readonly PurposeId[];

/** The facts of a stored purpose; undefined if there is none that this version knows. */
export const factsOf = (purpose: string | undefined): PurposeFacts | undefined =>
  purposeIds.includes(purpose as PurposeId) ? purposes[purpose as PurposeId] : undefined;
