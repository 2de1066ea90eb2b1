// Where one stands first to walk around a site.
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { farToSee } from './walkStage.ts';

const box = { minX: -60, minY: -20, maxX: 60, maxY: 20 };

/** How far the outermost corner of a site is from the middle of the view: 1 at its edge. */
function outermost(site: Parameters<typeof farToSee>[0], turn: number, tilt: number): number {
  const far = farToSee(site, { turn, tilt });
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const camera = new PerspectiveCamera(40, 1.4, 0.1, 10_000);
  camera.position.set(Math.sin(a) * Math.cos(b) * far, Math.sin(b) * far, -Math.cos(a) * Math.cos(b) * far);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const corners = [site.box.minX, site.box.maxX].flatMap((x) =>
    [site.box.minY, site.box.maxY].flatMap((z) =>
      [0, site.highest - site.lowest].map((y) => new Vector3(x, y, z).project(camera)),
    ),
  );
  return Math.max(...corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}

describe('at first', () => {
  test.each([
    [0, 30],
    [45, 35],
    [135, 15],
    [210, 60],
    [300, 85],
  ])('all of the site is seen, and fills the view, from %d degrees and %d above', (turn, tilt) => {
    for (const highest of [100, 130]) {
      const reach = outermost({ box, lowest: 100, highest }, turn, tilt);
      expect(reach).toBeLessThan(1);
      expect(reach).toBeGreaterThan(0.85);
    }
  });
});
