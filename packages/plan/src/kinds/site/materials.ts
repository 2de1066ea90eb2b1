// The materials of driveways, walks and patios, and the color of each.
import { choice, listed } from '../../objects/properties.ts';

export interface Material {
  readonly fill: string;
  /** Feet between the lines of joints, along and across. */
  readonly joints?: readonly [along: number, across: number];
  /** Feet between stones. */
  readonly stones?: number;
}

export const materials = {
  asphalt: { fill: '#cfd3d9' },
  concrete: { fill: '#ebe9e4' },
  gravel: { fill: '#ece6d8', stones: 2 },
  pavers: { fill: '#e9dccb', joints: [1, 1] },
  brick: { fill: '#e6c6b4', joints: [0.35, 0.75] },
  flagstone: { fill: '#dfe0dc', joints: [2, 3] },
} as const satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;

const words: Readonly<Record<MaterialName, string>> = {
  asphalt: 'Asphalt',
  concrete: 'Concrete',
  gravel: 'Gravel',
  pavers: 'Pavers',
  brick: 'Brick',
  flagstone: 'Flagstone',
};

export const materialChoice = (initial: MaterialName) =>
  listed(choice<MaterialName>('Material', words, initial));

export const fillOf = (material: MaterialName): string => materials[material].fill;
