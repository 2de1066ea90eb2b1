// Draws the site in 3D on a WebGL canvas that can be turned by mouse, finger and keys, with the shadows of the sun. It is
// drawn only when something changes. The caller must end it.
import type { Mesh as Colored, MassingScene } from '@homeplot/plan/massingScene';
import { boxAround, boxCenter, boxCorners, boxHeight, boxWidth } from '@homeplot/plan/box';
import { degrees, radians } from '@homeplot/plan/point';
import {
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  EdgesGeometry,
  Float32BufferAttribute,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

/** Degrees that an arrow key turns the view, and the factor by which + shortens the distance. */
const step = { turn: 5, closer: 0.85 } as const;
/** Degrees: an edge is drawn between faces that meet at a larger angle. */
const minCrease = 10;
/** How bright the light of the sky and the light of the sun are. */
const intensity = { sky: 1.9, sun: 1.5 } as const;
/** Pixels of each side of the shadow map. */
const shadowMapSize = 2048;
/** Degrees that are seen from top to bottom. In a view narrower than `minAspect`, more are seen, so that the width stays. */
const fieldOfView = 40;
/** Width divided by height. */
const minAspect = 1.4;
const sky = '#f5f8fb';
const ink = '#1f2937';

/** Where the viewer stands. */
export interface Eye {
  /** Degrees clockwise from the top of the plan. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly tilt: number;
  /** The distance from the middle of the site, in sizes of the site. If absent, the site is seen whole. */
  readonly far?: number;
}

/** Half the height, and at least half the width, of what is seen at a distance of 1. */
const halfHigh = Math.tan(radians(fieldOfView / 2));
const halfWide = halfHigh * minAspect;
/** The share of the distance that is added so that some sky remains around the site. */
const margin = 0.04;

type Seen = Pick<MassingScene, 'box' | 'lowest' | 'ground' | 'solids' | 'canopies'>;

/** The distance, in feet from the middle of a site at its lowest ground, at which all of the site is seen. */
export function farToSee(seen: Seen, { turn, tilt }: Pick<Eye, 'turn' | 'tilt'>): number {
  const middle = boxCenter(seen.box);
  const floor = floorOf(seen);
  const away = directionTo({ turn, tilt });
  const across = new Vector3(-away.z, 0, away.x).normalize();
  const up = new Vector3().crossVectors(away, across);
  const corner = new Vector3();
  let far = 0;
  const see = (x: number, y: number, z: number): void => {
    corner.set(x - middle.x, z - floor, y - middle.y);
    const reach = Math.max(Math.abs(corner.dot(across)) / halfWide, Math.abs(corner.dot(up)) / halfHigh);
    far = Math.max(far, corner.dot(away) + reach);
  };
  for (const { corners } of [...seen.ground, ...seen.solids])
    for (let i = 0; i < corners.length; i += 3)
      see(corners[i] ?? 0, corners[i + 1] ?? 0, corners[i + 2] ?? 0);
  for (const { center, across: wide, up: tall } of seen.canopies)
    for (const { x, y } of boxCorners(boxAround(center, wide))) see(x, y, center.z + tall);
  return far * (1 + margin);
}

const floorOf = ({ lowest }: Pick<MassingScene, 'lowest'>): number => (Number.isFinite(lowest) ? lowest : 0);

/** The unit vector from the middle of the site to the viewer. */
function directionTo({ turn, tilt }: Pick<Eye, 'turn' | 'tilt'>): Vector3 {
  const [high, flat] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  return new Vector3(Math.sin(radians(turn)) * flat, high, -Math.cos(radians(turn)) * flat);
}

export interface WalkStage {
  /** Returns where the viewer stood last. */
  end(): Eye;
}

/** lost: called if the browser takes the WebGL context away. Throws if there is no WebGL. */
export function walkStage(host: HTMLElement, massing: MassingScene, eye: Eye, lost: () => void): WalkStage {
  // Each stage has a new canvas, since a canvas whose context was released never gets another one.
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full touch-none';
  canvas.tabIndex = 0;
  canvas.role = 'application';
  canvas.ariaLabel = 'The site in 3D. Arrow keys turn it, plus and minus move closer and away.';
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setClearColor(sky);
  renderer.shadowMap.enabled = true;
  const { scene, size } = sceneOf(massing);
  // These distances are multiples of the site's size, so that small and large sites look alike.
  const camera = new PerspectiveCamera(fieldOfView, 1, size / 500, size * 20);
  const far = eye.far === undefined ? farToSee(massing, eye) : eye.far * size;
  camera.position.copy(directionTo(eye).multiplyScalar(far));
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, { minDistance: size / 50, maxDistance: size * 5, maxPolarAngle: radians(89) });

  const draw = (): void => renderer.render(scene, camera);
  const fit = (): void => {
    const { clientWidth, clientHeight } = host;
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    // A narrow view shows as much from side to side as a wide one.
    const narrow = Math.max(1, minAspect / camera.aspect);
    camera.fov = 2 * degrees(Math.atan(Math.tan(radians(fieldOfView / 2)) * narrow));
    camera.updateProjectionMatrix();
    draw();
  };
  const press = (event: KeyboardEvent): void => {
    const run = keyActions(controls)[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
    controls.update();
  };
  controls.addEventListener('change', draw);
  canvas.addEventListener('keydown', press);
  canvas.addEventListener('webglcontextlost', lost);
  const sizes = new ResizeObserver(fit);
  host.append(canvas);
  sizes.observe(host);
  controls.update();
  fit();
  return {
    end() {
      const last = {
        turn: 180 - degrees(controls.getAzimuthalAngle()),
        tilt: 90 - degrees(controls.getPolarAngle()),
        far: controls.getDistance() / size,
      };
      sizes.disconnect();
      canvas.removeEventListener('keydown', press);
      canvas.removeEventListener('webglcontextlost', lost);
      controls.dispose();
      scene.traverse((thing) => {
        if (!(thing instanceof Mesh || thing instanceof LineSegments)) return;
        (thing.geometry as BufferGeometry).dispose();
        (thing.material as MeshLambertMaterial | LineBasicMaterial).dispose();
      });
      scene.traverse((thing) => {
        if (thing instanceof DirectionalLight) thing.dispose();
      });
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
      return last;
    },
  };
}

const keyActions = (controls: OrbitControls): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => controls.rotateLeft(radians(step.turn)),
  ArrowRight: () => controls.rotateLeft(-radians(step.turn)),
  ArrowUp: () => controls.rotateUp(radians(step.turn)),
  ArrowDown: () => controls.rotateUp(-radians(step.turn)),
  '+': () => controls.dollyIn(step.closer),
  '=': () => controls.dollyIn(step.closer),
  '-': () => controls.dollyOut(step.closer),
});

/** The scene in feet from the middle of the site: x runs to the right of the plan, y up, and z down the plan. */
function sceneOf(massing: MassingScene) {
  const { box, lowest, highest, ground, solids, canopies, toSun } = massing;
  const middle = boxCenter(box);
  const size = Math.max(boxWidth(box), boxHeight(box), highest - lowest, 10);
  const floor = floorOf(massing);
  const scene = new Scene();
  const place = (corners: readonly number[]): number[] =>
    corners.map((_, i) => {
      const from = i - (i % 3);
      const [x = 0, y = 0, z = 0] = [corners[from], corners[from + 1], corners[from + 2]];
      return [x - middle.x, z - floor, y - middle.y][i % 3] ?? 0;
    });
  const meshOf = ({ color, corners }: Colored, over: number): Mesh => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(place(corners), 3));
    geometry.computeVertexNormals();
    // Ground that covers other ground lies in the same plane, so later ones are drawn slightly nearer.
    const offset = { polygonOffset: true, polygonOffsetFactor: -over, polygonOffsetUnits: -over * 4 };
    return new Mesh(geometry, new MeshLambertMaterial({ color, side: DoubleSide, ...offset }));
  };
  for (const [over, one] of ground.entries()) {
    const mesh = meshOf(one, over);
    mesh.receiveShadow = true;
    scene.add(mesh);
  }
  for (const one of solids) {
    const mesh = meshOf(one, 0);
    Object.assign(mesh, { castShadow: true, receiveShadow: true });
    const edges = new EdgesGeometry(mesh.geometry, minCrease);
    scene.add(mesh, new LineSegments(edges, new LineBasicMaterial({ color: ink })));
  }
  for (const { center, across, up, color } of canopies) {
    const mesh = new Mesh(new SphereGeometry(1, 20, 14), new MeshLambertMaterial({ color }));
    mesh.position.set(center.x - middle.x, center.z - floor, center.y - middle.y);
    mesh.scale.set(across, up, across);
    Object.assign(mesh, { castShadow: true, receiveShadow: true });
    scene.add(mesh);
  }
  scene.add(new HemisphereLight('#ffffff', '#d8d4c8', intensity.sky));
  scene.add(lightFrom(toSun, size));
  return { scene, size };
}

/** Without a sun, light comes from above the viewer's left, and throws no shadows. */
function lightFrom(toSun: MassingScene['toSun'], size: number): DirectionalLight {
  const light = new DirectionalLight('#ffffff', intensity.sun);
  const towardLight = toSun ? new Vector3(toSun.x, toSun.z, toSun.y) : new Vector3(-0.4, 0.7, 0.5);
  light.position.copy(towardLight.normalize().multiplyScalar(size * 3));
  light.castShadow = toSun !== undefined;
  const { camera, mapSize } = light.shadow;
  Object.assign(camera, {
    left: -size,
    right: size,
    top: size,
    bottom: -size,
    near: size / 10,
    far: size * 6,
  });
  mapSize.set(shadowMapSize, shadowMapSize);
  light.shadow.normalBias = size / 1000;
  return light;
}
