// Pans, zooms and drags one object with a real hand, and tells what each frame of it cost the page's main thread.
import type { At, Hand } from './hand.ts';
import { handOn } from './hand.ts';
import { type Marker, type Recording, record } from './recorder.ts';
import { settled } from './settled.ts';
import { highest, median, p95 } from './statistics.ts';
import type { Subject } from './subject.ts';

/** Milliseconds. */
export interface Cost {
  /** Main-thread time of a frame that answers the hand. */
  readonly median: number;
  readonly p95: number;
  /** The same median in processor time. */
  readonly processor: number;
  /** The longest frame and the longest task, those until the picture is sharp again included. */
  readonly longestFrame: number;
  readonly longestTask: number;
  /** From frame to frame, what 95 of 100 stay below. */
  readonly interval: number;
  readonly frames: number;
  /** Placing labels, in the mean of all frames. */
  readonly labels: number;
}

export interface Motion {
  readonly pan: Cost;
  readonly zoom: Cost;
  readonly drag: Cost;
  /** From the last turn of the wheel to a sharp picture, at each of the scales that were zoomed to: the median of rounds. */
  readonly sharp: readonly number[];
}

/** Strokes of a pan as shares of the canvas: each shows ground that was not seen before. */
const strokes: readonly At[] = [
  { x: -0.7, y: 0.1 },
  { x: 0.05, y: -0.65 },
  { x: -0.5, y: -0.4 },
  { x: 0.7, y: 0.35 },
];
const strokeTime = 1400;
/** Turns of the wheel: in to about 2.5, out to 0.6, back in. */
const bursts = [
  { way: -1, time: 700 },
  { way: 1, time: 900 },
  { way: -1, time: 500 },
] as const;
/** So often is each zoomed, as one time says more of the machine at that moment than of the page. */
const rounds = 3;
const dragTime = 3000;
/** CSS pixels. */
const dragReach = 110;

export async function measureMotion(subject: Subject): Promise<Motion> {
  const { page } = subject;
  const hand = await handOn(page);
  const sharp: number[][] = [];
  const labelTime = async (): Promise<number> => (await subject.labelTime?.()) ?? 0;
  /** Makes a gesture so often, each time from the middle. */
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
  await hand.hold(' ');
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
  await hand.letGo(' ');
}

/** How long each burst took to be sharp, where that is known. */
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

/** Of what was measured in each round, place by place. */
const mediansOf = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, i) => median(rows.flatMap((row) => row[i] ?? [])));

/** Round in circles, nearly twice, from where the object was taken. */
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

/** labels: milliseconds of the whole recording. */
function costOf(recording: Recording, labels: number): Cost {
  const moving = recording.stretches('moving');
  const all = [...moving, ...recording.stretches('resting')];
  const frames = moving.flatMap((stretch) => stretch.frames.filter(({ answers }) => answers));
  return {
    median: median(frames.map(({ time }) => time)),
    p95: p95(frames.map(({ time }) => time)),
    processor: median(frames.map(({ processor }) => processor)),
    longestFrame: highest(all.flatMap((stretch) => stretch.frames.map(({ time }) => time))),
    longestTask: highest(all.flatMap(({ tasks }) => tasks)),
    interval: p95(recording.intervals('moving')),
    frames: frames.length,
    labels: labels / Math.max(1, all.flatMap((stretch) => stretch.frames).length),
  };
}
