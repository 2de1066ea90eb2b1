// The pictures of the open plan on the screen: each is loaded when it is first drawn, and closed when the plan no longer
// has it. Decides what is said in its frame until then, and when a picture that is missing is looked for again.
// Kept offline when idle.
import type { Painted } from '../paint/painted.ts';
import { viewBox } from '@homeplot/editor/viewport';
import { filesOf } from '@homeplot/plan/filesOf';
import { kindOf } from '@homeplot/plan/kinds';
import { drawMissingPicture } from '@homeplot/plan/missingPicture';
import { readPictureAddress } from '@homeplot/plan/pictureAddress';
import type { Plan } from '@homeplot/plan/plan';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { Pictures } from '../paint/canvasPen.ts';
import { updatedText } from '../../kit/newVersion.ts';
import { JobProblem } from '../../pictures/worker/asking.ts';
import { LoadedPicture, maxPixels } from '../../pictures/loadedPicture.ts';
import { partIn } from '../../pictures/picturePart.ts';
import { wantedPicture } from '../../pictures/wantedPicture.ts';
import type { NoFile } from '../../store/files/fileStore.ts';

const offlineWords = [
  "This picture can't be shown without a connection.",
  'It appears when you are online again.',
];
const linkWords = ["The link to this plan doesn't show this file.", 'Ask whoever sent it for a new one.'];
const loadingWords = ['Loading this picture…'];
/** Milliseconds of loading after which those words are shown. */
const noticeableTime = 100;
const comingWords = ['Waiting for this picture.', 'It appears once it is uploaded.'];
/** Milliseconds after which a picture is fetched again: a browser doesn't notice when a server is back. */
const retryTime = 20_000;
/**
 * A picture that somebody else has just added may still be on its way to the cloud. Milliseconds: how long after an edit of
 * others it may be missing for this reason, between tries to fetch it, and until it is given up.
 */
const upload = { afterEdit: 20_000, retryTime: 3000, timeout: 600_000 };

type Entry =
  /** words: only once loading takes noticeably long. */
  | { readonly is: 'loading'; readonly words?: readonly string[] }
  /** words: shown instead of the default ones. */
  | { readonly is: 'missing' | 'offline'; readonly words?: readonly string[] }
  | { readonly is: 'loaded'; readonly picture: LoadedPicture };

/** The address without the contrast, which changes with a slider: the old picture is shown until the new one is there. */
const withoutContrast = (href: string): string => href.replace(/[#&]contrast=[^&]*/, '');

/**
 * redraw: called when a picture or its words have changed. lastEditOfOthers: when others have last edited the plan, by
 * performance.now().
 */
export function pictureSource(editor: Painted, redraw: () => void, lastEditOfOthers: () => number): Pictures {
  const known = new Map<string, Entry>();
  /** By address: how long to wait for a picture that isn't in the cloud yet, by performance.now(). */
  const waitUntil = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (href: string): void => {
    const entry = known.get(href);
    if (entry?.is === 'loaded') entry.picture.close();
    known.delete(href);
  };

  const retryOffline = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const waiting = [...known].flatMap(([href, { is }]) => (is === 'offline' ? href : []));
    for (const href of waiting) void load(href);
  };
  const wait = (href: string, words: readonly string[], pause: number): void => {
    known.set(href, { is: 'offline', words });
    timer ??= setTimeout(retryOffline, pause);
    redraw();
  };
  const waitOnline = (href: string): void => wait(href, offlineWords, retryTime);
  /** Whether a file that can't be found may be on its way to the cloud. */
  const isComing = (href: string): boolean => {
    const now = performance.now();
    const isJustEdited = now - lastEditOfOthers() < upload.afterEdit;
    if (!waitUntil.has(href)) waitUntil.set(href, isJustEdited ? now + upload.timeout : -Infinity);
    return now < (waitUntil.get(href) ?? 0);
  };
  window.addEventListener('online', retryOffline);

  const startLoading = (href: string): void => {
    const loading: Entry = { is: 'loading' };
    known.set(href, loading);
    setTimeout(() => {
      if (known.get(href) !== loading) return;
      known.set(href, { is: 'loading', words: loadingWords });
      redraw();
    }, noticeableTime);
  };

  const notFound = (href: string, why: NoFile | undefined): void => {
    if (why?.isUnreached) return waitOnline(href);
    if (why && !why.isFromLink && isComing(href)) return wait(href, comingWords, upload.retryTime);
    if (why) editor.say({ text: why.problem, tone: 'error' });
    known.set(href, why?.isFromLink ? { is: 'missing', words: linkWords } : { is: 'missing' });
    redraw();
  };

  const load = async (href: string): Promise<void> => {
    // A picture that waits for a connection keeps showing its words.
    if (known.get(href)?.is !== 'offline') startLoading(href);
    const found = await wantedPicture(href, editor.plan.objects.values());
    if (!found || 'problem' in found) return notFound(href, found);
    try {
      const levels = await found.jobs.levels(found.wanted, maxPixels);
      const drawn = addressesIn(editor.plan);
      for (const other of known.keys()) if (!drawn.has(other)) close(other);
      known.set(href, { is: 'loaded', picture: new LoadedPicture(levels, found.wanted, found.jobs, redraw) });
    } catch (problem) {
      console.warn('A picture could not be drawn.', problem);
      const stop = problem instanceof JobProblem ? problem.stop : undefined;
      if (stop === 'unfetched') return waitOnline(href);
      known.set(href, stop === 'updated' ? { is: 'missing', words: [updatedText] } : { is: 'missing' });
    }
    redraw();
  };

  /** Closes pictures that the plan no longer refers to. */
  const tidy = (): void => {
    const used = new Set(filesOf(editor.plan.objects.values()).map(({ sha256 }) => sha256));
    for (const href of known.keys()) if (!used.has(readPictureAddress(href)?.sha256 ?? '')) close(href);
  };
  /** Looks for missing pictures again, because another plan was opened or a file was added. */
  const retry = (): void => {
    for (const [href, { is }] of known) {
      if (is !== 'missing') continue;
      known.delete(href);
      waitUntil.delete(href);
    }
  };
  editor.watch({
    loaded: () => {
      tidy();
      retry();
    },
    edited: (changes, inverse) => {
      if (known.size === 0) return;
      if (changes.some((change) => 'remove' in change)) tidy();
      if (inverse.some((change) => 'remove' in change)) retry();
    },
  });

  return (image, style, { pen, context, scale, at }) => {
    const { href, angle, opacity = 1 } = image;
    const entry = known.get(href);
    if (!entry) void load(href);
    if (entry?.is === 'missing' || entry?.is === 'offline') {
      drawMissingPicture(pen, image, style, entry.words);
      return;
    }
    const shown = entry?.is === 'loaded' ? entry : standIn(known, href);
    if (!shown) {
      if (entry?.is === 'loading' && entry.words) drawMissingPicture(pen, image, style, entry.words);
      return;
    }
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { globalAlpha } = context;
    context.setTransform(cos, sin, -sin, cos, at.x, at.y);
    context.globalAlpha = globalAlpha * opacity;
    const inView = partIn(image, viewBox(editor.viewport));
    shown.picture.draw(context, image, image.width * scale, image.height * scale, inView);
    context.globalAlpha = globalAlpha;
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
}

/** The addresses of all pictures that the plan draws. */
function addressesIn({ objects }: Plan): ReadonlySet<string> {
  const pen = new RecordingPen();
  for (const object of objects.values()) if (kindOf(object).underlay) kindOf(object).draw(object, pen);
  return new Set(pen.marks.flatMap((mark) => (mark.mark === 'image' ? mark.image.href : [])));
}

/** A loaded picture of the same file with another contrast. */
function standIn(known: ReadonlyMap<string, Entry>, href: string) {
  for (const [other, entry] of known)
    if (entry.is === 'loaded' && withoutContrast(other) === withoutContrast(href)) return entry;
  return undefined;
}
