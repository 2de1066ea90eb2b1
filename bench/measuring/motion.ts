// Pans, zooms, and drags one object with real input events, and measures the main-thread time of each frame.
import type { At, Hand } from './hand.ts';
import { handOn } from './hand.ts';
import { type Marker, type Recording, record } from './recorder.ts';
import { settled } from './settled.ts';
import { highest, median, p95 } from './statistics.ts';
import type { Subject } from './subject.ts';

/** Milliseconds. */
export interface Cost {
  /** Main-thread time of a frame with input. */
  readonly median: number;
  readonly p95: number;
  /** The same median in CPU time. */
  readonly processor: number;
  /** The longest frame and the longest task, including those until the picture is sharp again. */
  readonly longestFrame: number;
  readonly longestTask: number;
  /** 95th percentile of the time between frames. */
  readonly interval: number;
  readonly frames: number;
  /** Mean time per frame for placing labels. */
  readonly labels: number;
}

export interface Motion {
  readonly pan: Cost;
  readonly zoom: Cost;
  readonly drag: Cost;
  /** From the last wheel event to a sharp picture, for each scale: the median of the rounds. */
  readonly sharp: readonly number[];
}

/** Strokes of a pan as shares of the canvas, each into a new part of the plan. */
const strokes: readonly At[] = [
  { x: -0.7, y: 0.1 },
  { x: 0.05, y: -0.65 },
  { x: -0.5, y: -0.4 },
  { x: 0.7, y: 0.35 },
];
const strokeTime = 1400;
/** Wheel movements: in to a zoom of about 2.5, out to 0.6, back in. */
const bursts = [
  { way: -1, time: 700 },
  { way: 1, time: 900 },
  { way: -1, time: 500 },
] as const;
/** Repetitions of the zoom, because a single one depends too much on the machine at that moment. */
const rounds = 3;
const dragTime = 3000;
/** CSS pixels. */
const dragReach = 110;

export async function measureMotion(subject: Subject): Promise<Motion> {
  const { page } = subject;
  const hand = await handOn(page);
  const sharp: number[][] = [];
  const labelTime = async (): Promise<number> => (await subject.labelTime?.()) ?? 0;
  /** Repeats a gesture, each time from the middle. */
  const gesture = async (many: number, work: (marker: Marker) => Promise<void>): Promise<Cost> => {
    let labels = 0;
    await subject.center();
    await settled(page);
    const recording = await record(page, async (marker) => {
      for (let round = 0; round < many; round += 1) {
        const before = await labelTime();
        await work(marker);
        labels += (await labelTime()) - before;
        await subject.center();
        await settled(page);
      }
    });
    return costOf(recording, labels);
  };
  const pan = await gesture(1, (marker) => panAbout(subject, hand, marker));
  const zoom = await gesture(
    rounds,
    async (marker) => void sharp.push(await zoomAbout(subject, hand, marker)),
  );
  const drag = await gesture(1, (marker) => dragOne(subject, hand, marker));
  return { pan, zoom, drag, sharp: mediansOf(sharp) };
}

const middleOf = ({ canvas: { x, y, width, height } }: Subject): At => ({
  x: x + width / 2,
  y: y + height / 2,
});

async function panAbout(subject: Subject, hand: Hand, marker: Marker): Promise<void> {
  const { width, height } = subject.canvas;
  const middle = middleOf(subject);
  await hand.holdKey(' ');
  for (const { x, y } of strokes) {
    const from = { x: middle.x - (x * width) / 2, y: middle.y - (y * height) / 2 };
    await hand.press(from);
    await marker.begin('moving');
    await hand.move(strokeTime, (share) => ({
      x: from.x + share * x * width,
      y: from.y + share * y * height,
    }));
    await marker.end();
    await hand.release({ x: from.x + x * width, y: from.y + y * height });
  }
  await hand.releaseKey(' ');
}

/** The time that the picture took to be sharp after each burst, if known. */
async function zoomAbout(subject: Subject, hand: Hand, marker: Marker): Promise<number[]> {
  const { pixels, held } = subject.wheel;
  const sharp: number[] = [];
  for (const { way, time } of bursts) {
    await marker.begin('moving');
    await hand.turn(time, middleOf(subject), way * pixels, held);
    await marker.begin('resting');
    const took = await subject.sharpAgain();
    await marker.end();
    if (took !== undefined) sharp.push(took);
  }
  return sharp;
}

/** The median over the rounds for each position. */
const mediansOf = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, i) => median(rows.flatMap((row) => row[i] ?? [])));

/** Moves in nearly two circles from where the object was grabbed. */
async function dragOne({ target }: Subject, hand: Hand, marker: Marker): Promise<void> {
  const along = (share: number): At => {
    const turn = share * 3.5 * Math.PI;
    const reach = dragReach * Math.min(1, share * 8);
    return { x: target.x + reach * Math.sin(turn), y: target.y + reach * (1 - Math.cos(turn)) * 0.5 };
  };
  await hand.press(target);
  await marker.begin('moving');
  await hand.move(dragTime, along);
  await marker.end();
  await hand.release(along(1));
}

/** labels: milliseconds in the whole recording. */
function costOf(recording: Recording, labels: number): Cost {
  const moving = recording.segments('moving');
  const all = [...moving, ...recording.segments('resting')];
  const frames = moving.flatMap((segment) => segment.frames.filter(({ hasInput }) => hasInput));
  return {
    median: median(frames.map(({ time }) => time)),
    p95: p95(frames.map(({ time }) => time)),
    processor: median(frames.map(({ processor }) => processor)),
    longestFrame: highest(all.flatMap((segment) => segment.frames.map(({ time }) => time))),
    longestTask: highest(all.flatMap(({ tasks }) => tasks)),
    interval: p95(recording.intervals('moving')),
    frames: frames.length,
    labels: labels / Math.max(1, all.flatMap((segment) => segment.frames).length),
  };
}
