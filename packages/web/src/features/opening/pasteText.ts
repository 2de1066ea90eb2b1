// Takes text that was pasted on the canvas, by what it holds: objects, a link, the text of a file, or a deed. Any other text
// gets a message.
import { pasteReading } from '@homeplot/editor/paste';
import { hasPack, sharedPlanId } from '../../store/address/sharedAddress.ts';
import { whyUnloaded } from '../../kit/late/updated.ts';
import { inSlices } from '../../kit/slices.ts';
import type { Page } from '../../workspace/action.ts';
import { readerOf } from './readerOf.ts';

/** Returns whether the text is what it takes. It may have said what is wrong with it. */
type Take = (page: Page, text: string) => Promise<boolean>;

/** What stands behind a link in a sentence. */
const punctuation = /[.,;:!?)>\]}"'’”]+$/;

/** The links in a text; one that is broken into lines has nothing else beside it. */
function linksIn(text: string): readonly string[] {
  const whole = text.trim().replace(/\s*\n\s*/g, '');
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  return (links.length === 1 && /^https?:\/\/\S+$/.test(whole) ? [whole] : links).map((link) =>
    link.replace(punctuation, ''),
  );
}

const takeLink: Take = async (page, text) => {
  const links = linksIn(text);
  const pack = links.find(hasPack);
  if (pack !== undefined) {
    // As if it had been pasted into the address bar.
    window.location.hash = pack.slice(pack.indexOf('#'));
    return true;
  }
  const plan = links.find(isPlanLink);
  if (plan === undefined) return false;
  const { openSharedPlan } = await import('./sharedPlan.ts');
  await openSharedPlan(page, plan);
  return true;
};

/** Letters of a plan in a link, at least. Other sites have addresses with short names of projects. */
const fewest = 40;

const isPlanLink = (link: string): boolean =>
  sharedPlanId(link) !== undefined &&
  (link.startsWith(window.location.origin) || new RegExp(`project=[^&#]{${fewest}}`).test(link));

/** Plans are pasted into the open one, as copied objects are. */
const takePlan: Take = async ({ workspace: { editor } }, text) => {
  if (!/^\s*\{/.test(text) || !/"objects"\s*:/.test(text)) return false;
  const { readPlanTextInSteps } = await import('@homeplot/plan/readPlan');
  const reading = await inSlices(readPlanTextInSteps(text));
  if (!reading.ok) editor.say({ text: `The pasted plan can't be read. ${reading.problem}`, tone: 'error' });
  else if (!pasteReading(editor, reading))
    editor.say({ text: 'The pasted plan is empty, so nothing was added.', tone: 'info' });
  return true;
};

/** The text of a file that is known by how it begins, such as GeoJSON. */
const takeFile: Take = async ({ importFiles, readers }, text) => {
  const file = new File([text], 'Pasted text');
  const reader = await readerOf(file, readers);
  if (!reader?.matches) return false;
  await importFiles([file]);
  return true;
};

const takeDeed: Take = async ({ openDialog }, text) => {
  const [{ readDeed }, { isRead }] = await Promise.all([
    import('@homeplot/plan/deedText'),
    import('@homeplot/plan/deedCall'),
  ]);
  if (!/\bthence\b/i.test(text) && !readDeed(text).calls.some(isRead)) return false;
  openDialog({ name: 'deed', text });
  return true;
};

const takes: readonly Take[] = [takeLink, takePlan, takeFile, takeDeed];

/** files: what the clipboard has beside the text, such as the picture of a copied table. */
export async function pasteText(page: Page, text: string, files: readonly File[]): Promise<void> {
  const { editor } = page.workspace;
  try {
    for (const take of takes) if (await take(page, text)) return;
  } catch (problem) {
    console.warn('What was pasted could not be read.', problem);
    editor.say({ text: (await whyUnloaded()).problem, tone: 'error' });
    return;
  }
  if (files.length > 0) await page.importFiles(files);
  else
    editor.say({
      text: "What you copied can't be pasted here. You can paste objects or a plan from Homeplot, a share link, the text of a deed, GeoJSON, KML or a picture.",
      tone: 'info',
    });
}
