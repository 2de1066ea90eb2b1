// Random sequences of gestures on a phone: no object is lost, changed or added that a careful person would not expect. 84
// sequences in `npm test`, 1,008 by `npm run fuzz`.
import { runCommand } from '@homeplot/editor/commands';
import { distance, type Point } from '@homeplot/plan/point';
import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  toStringMethod,
  tuple,
} from 'fast-check';
import { expect, inject, test } from 'vitest';
import { wrongAfter, wrongIfQuiet } from '../../../testing/gestures.ts';
import { endTestCanvas } from '../../../testing/testCanvas.ts';
import { size, TestPhone as Phone } from '../../../testing/testPhone.ts';

const times = 84 * inject('thoroughness');
const points = record({
  x: integer({ min: 0, max: size.width - 1 }),
  y: integer({ min: 0, max: size.height - 1 }),
});
const path = array(points, { minLength: 2, maxLength: 4 });
const tools = constantFrom(
  'select',
  'select',
  'move',
  'layer',
  'rectangle',
  'house',
  'tree',
  'lot',
  'lot',
  'fence',
  'deck',
  'road',
  'measure',
  'entrance',
);

type Act = (phone: Phone) => string | undefined;

/** A gesture with words for a sequence that fails. */
class Step {
  readonly is: string;
  readonly act: Act;

  constructor(is: string, act: Act) {
    this.is = is;
    this.act = act;
  }

  [toStringMethod](): string {
    return this.is;
  }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const lift = (at: Point) => (phone: Phone) => void phone.canvas.act('up', at.x, at.y);
const last = (way: readonly Point[]): Point => way.at(-1) ?? { x: 0, y: 0 };
/** Farther than a finger trembles. */
const isDrag = (way: readonly Point[]): boolean => way.some((at) => distance(at, way[0] ?? at) > 8);

/** A finger that trembles. */
const tap =
  (at: Point, pause = 450, lifted = { x: at.x + 5, y: at.y - 5 }): Act =>
  (phone) =>
    phone.byFinger({ from: at, to: lifted, isDrag: false, isDouble: pause < 450 }, () => {
      phone.canvas.slide([at, lifted]).wait(60).act('up', lifted.x, lifted.y).wait(pause);
    });

const drag =
  (way: readonly Point[]): Act =>
  (phone) =>
    phone.byFinger({ from: way[0] ?? last(way), to: last(way), isDrag: isDrag(way), isDouble: false }, () => {
      phone.canvas.slide(way);
      lift(last(way))(phone);
      phone.canvas.wait(450);
    });

/** A finger that is held, and then slides: its point moves by a quarter. */
const hold =
  (from: Point, finger: Point): Act =>
  (phone) => {
    const away = distance(from, finger);
    const by = away > 8 ? (0.25 * (away - 8)) / away : 0;
    const to = { x: from.x + by * (finger.x - from.x), y: from.y + by * (finger.y - from.y) };
    const menus = phone.canvas.menus.length;
    const isAimed = !phone.canvas.editor.hand.tool.picks;
    return (
      phone.byFinger({ from: isAimed ? to : from, to, isDrag: !isAimed && away > 8, isDouble: false }, () => {
        phone.canvas.act('down', from.x, from.y).wait(600);
        const { x, y } = finger;
        phone.canvas.act('move', x, y).wait().act('up', x, y).wait(450);
      }) ?? (phone.canvas.menus.length > menus && isAimed ? 'a menu came in the way' : undefined)
    );
  };

const pinch =
  ([a, b]: readonly Point[], [c, d]: readonly Point[]): Act =>
  (phone) =>
    phone.quietly(() => {
      const [p = c, q = d, r = a, s = b] = [a, b, c, d];
      if (!p || !q || !r || !s) return;
      phone.canvas.act('down', p.x, p.y, 1).wait(20).act('down', q.x, q.y, 2).wait();
      phone.canvas.act('move', r.x, r.y, 1).act('move', s.x, s.y, 2).wait();
      phone.canvas.act('up', r.x, r.y, 1).act('up', s.x, s.y, 2).wait(450);
    });

/** A drag, or a finger that is held, that something puts an end to: the rest of it does nothing. */
const spoiled =
  (way: readonly Point[], by: string, held: boolean): Act =>
  (phone) =>
    phone.quietly(() => {
      const { canvas } = phone;
      const { x, y } = last(way);
      canvas.slide(held ? way.slice(0, 1) : way).wait(held ? 600 : 16);
      if (by === 'finger') canvas.act('down', 200, 300, 2).wait().act('up', 200, 300, 2);
      if (by === 'call') canvas.act('cancel', x, y);
      if (by === 'turn') canvas.resize(size.height, size.width);
      if (by === 'palm before a pen')
        canvas.act('down', 10, 10, 9, 'pen').act('cancel', 10, 10, 9, 'pen').act('leave', 0, 0, 9, 'pen');
      canvas
        .act('move', y / 2, x / 2)
        .wait()
        .act('up', y / 2, x / 2)
        .wait(450);
      if (by === 'turn') canvas.resize(size.width, size.height);
    });

/** A pen sets a point where it touches down, while a palm rests and moves. */
const pen =
  (way: readonly Point[], palm: Point): Act =>
  (phone) => {
    const [from = palm] = way;
    const { dragsNow, tool } = phone.canvas.editor.hand;
    const isStroke = isDrag(way) && (dragsNow || tool.picks === true);
    const at = isStroke ? last(way) : from;
    const stroke = isStroke ? way : [from];
    return phone.try(
      () => {
        phone.canvas.act('down', palm.x, palm.y, 1).wait(30).slide(stroke, 9, 'pen');
        phone.canvas.act('down', 5, 5, 2).act('move', 90, 90, 2).act('move', 300, 300, 1).wait();
        phone.canvas.act('up', at.x, at.y, 9, 'pen').act('leave', 0, 0, 9, 'pen');
        phone.canvas.act('up', 90, 90, 2).act('up', 300, 300, 1).wait(450);
      },
      (before, after) =>
        wrongAfter({ from, to: at, isDrag: isStroke, isDouble: false, isPen: true }, before, after),
    );
  };

const command =
  (name: string): Act =>
  (phone) => {
    const { editor } = phone.canvas;
    if (name === 'undo') return phone.undo();
    if (name === 'redo') return phone.redo();
    return phone.try(
      () => void (name === 'finish' ? editor.hand.finish() : runCommand(editor, name)),
      (before, after) => {
        if (name === 'drawWithFingers') return wrongIfQuiet(before, after);
        const added = after.objects.size - before.objects.size;
        if (name === 'cancelDrawing')
          return added === 0 && after.points.length === 0 ? undefined : 'not canceled';
        return added === 1 || wrongIfQuiet(before, after) === undefined ? undefined : 'not finished';
      },
    );
  };

/** Another tool: two points and more of what was being drawn are there again when its own is picked. */
const pick =
  (name: string): Act =>
  (phone) => {
    const { hand } = phone.canvas.editor;
    const { name: own } = hand.tool;
    return phone.try(
      () => hand.pick(name),
      (before, after) => {
        if (after.objects.size !== before.objects.size) return 'an object came or went';
        if (own === name) return wrongIfQuiet(before, after);
        const kept = phone.suspended.get(name) ?? [];
        phone.suspended.delete(name);
        if (before.points.length > 1) phone.suspended.set(own, before.points);
        return isEqual(kept, after.points) ? undefined : 'the drawing of the tool is another';
      },
    );
  };

const gestures = oneof(
  { weight: 3, arbitrary: tools.map((name) => new Step(`pick ${name}`, pick(name))) },
  { weight: 6, arbitrary: points.map((at) => new Step(`tap ${at.x},${at.y}`, tap(at))) },
  {
    weight: 1,
    arbitrary: points.map(
      (at) =>
        new Step(`double tap ${at.x},${at.y}`, (phone: Phone) => tap(at, 100)(phone) ?? tap(at, 449)(phone)),
    ),
  },
  { weight: 4, arbitrary: path.map((way) => new Step(`drag ${JSON.stringify(way)}`, drag(way))) },
  {
    weight: 2,
    arbitrary: tuple(points, points).map(
      ([a, b]) => new Step(`hold ${a.x},${a.y} ${b.x},${b.y}`, hold(a, b)),
    ),
  },
  {
    weight: 1,
    arbitrary: tuple(path, path).map(([a, b]) => new Step(`pinch ${JSON.stringify([a, b])}`, pinch(a, b))),
  },
  {
    weight: 3,
    arbitrary: tuple(
      path,
      constantFrom('finger', 'call', 'turn', 'palm before a pen'),
      constantFrom(true, false),
    ).map(
      ([way, by, held]) =>
        new Step(`${held ? 'hold' : 'drag'} ${JSON.stringify(way)} spoiled by ${by}`, spoiled(way, by, held)),
    ),
  },
  {
    weight: 1,
    arbitrary: tuple(path, points).map(
      ([way, palm]) => new Step(`pen ${JSON.stringify(way)} palm ${palm.x},${palm.y}`, pen(way, palm)),
    ),
  },
  {
    weight: 2,
    arbitrary: constantFrom('undo', 'redo', 'finish', 'cancelDrawing', 'drawWithFingers').map(
      (name) => new Step(name, command(name)),
    ),
  },
  {
    weight: 1,
    arbitrary: constantFrom(
      new Step('turn and back', (phone) =>
        phone.quietly(() => phone.canvas.resize(640, 390).resize(390, 640)),
      ),
    ),
  },
  { weight: 1, arbitrary: constantFrom(new Step('reload', (phone) => phone.quietly(() => phone.reload()))) },
);

/** What is wrong after the first gesture that does something unexpected; undefined if none does. */
function firstWrong(sequence: readonly Step[]): string | undefined {
  const phone = new Phone();
  try {
    for (const { is, act } of sequence) {
      const { name } = phone.canvas.editor.hand.tool;
      const wrong = act(phone);
      if (wrong !== undefined) return `with ${name}, ${is}: ${wrong}`;
    }
    return undefined;
  } finally {
    phone.canvas.end();
    endTestCanvas();
  }
}

test('no sequence of gestures does what a careful person would not expect', () => {
  const sequences = array(gestures, { minLength: 1, maxLength: 14 });
  const holds = (sequence: readonly Step[]): void => {
    expect(firstWrong(sequence)).toBeUndefined();
  };
  assert(property(sequences, holds), { numRuns: times });
});
