// Where one stands first to walk around a site.
import type { MassingScene } from '@homeplot/plan/massingScene';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { farToSee } from './walkStage.ts';

/** Ground that reaches farther in front than behind, and a tower on it: x, y and elevation. */
const ground = [-80, -30, 100, 90, -30, 104, 90, 70, 100, -80, 70, 101];
const tower = [10, 0, 100, 10, 0, 140, 20, 0, 140];
const scene: MassingScene = {
  box: { minX: -60, minY: -20, maxX: 60, maxY: 20 },
  lowest: 100,
  highest: 140,
  ground: [{ color: '#ffffff', corners: ground }],
  solids: [{ color: '#ffffff', corners: tower }],
  canopies: [],
  toSun: undefined,
};

/** How far the outermost corner is from the middle of the view: 1 at its edge. */
function outermost(turn: number, tilt: number): number {
  const far = farToSee(scene, { turn, tilt });
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const camera = new PerspectiveCamera(40, 1.4, 0.1, 10_000);
  camera.position.set(Math.sin(a) * Math.cos(b) * far, Math.sin(b) * far, -Math.cos(a) * Math.cos(b) * far);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const all = [...ground, ...tower];
  const corners = all.flatMap((x, i) =>
    i % 3 === 0 ? [new Vector3(x, (all[i + 2] ?? 0) - 100, all[i + 1]).project(camera)] : [],
  );
  return Math.max(...corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}

test.each([
  [0, 30],
  [45, 35],
  [135, 15],
  [210, 60],
  [300, 85],
])('all of the ground is seen at first, and fills the view, from %d degrees and %d above', (turn, tilt) => {
  expect(outermost(turn, tilt)).toBeLessThan(1);
  expect(outermost(turn, tilt)).toBeGreaterThan(0.85);
});
