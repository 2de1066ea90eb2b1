// The materials of driveways, walks and patios: the color of each, and its joints or stones.
import { choice, listed } from '../../objects/properties.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { weights } from '../../lettering/ink.ts';
import { drawHatch, scatteredOver } from '../../shapes/hatching.ts';
import { layers } from '../../shapes/layers.ts';

interface Material {
  readonly fill: string;
  /** Feet between the lines of joints, along and across. */
  readonly joints?: readonly [along: number, across: number];
  /** Feet between stones. */
  readonly stones?: number;
}

const materials = {
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

const joint = { layer: layers.paving, stroke: '#9a8f80', weight: weights.label };
const stone = { layer: layers.paving, fill: '#8a8172' };
/** Feet. */
const stoneRadius = 0.12;
/** Feet between the middle of a stone and the edge of the area, at least. */
const stoneClearance = 0.4;

/** Draws joints and stones over an area. The angle of the courses is in degrees. */
export function drawMaterial(area: Path, pen: Pen, material: MaterialName, angle: number): void {
  const { joints, stones }: Material = materials[material];
  if (joints) {
    drawHatch(area, pen, joints[0], angle, joint);
    drawHatch(area, pen, joints[1], angle + 90, joint);
  }
  if (stones === undefined) return;
  for (const at of scatteredOver(area, pen, stones, stoneClearance)) pen.circle(at, stoneRadius, stone);
}
