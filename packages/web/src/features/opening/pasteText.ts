// Handles text that was pasted on the canvas: a link, a plan or objects, the text of a file, or a deed. Other text gets a
// message.
import { pasteReading } from '@homeplot/editor/paste';
import { hasPack, sharedPlanId } from '../../store/address/sharedAddress.ts';
import { whyUnloaded } from '../../kit/late/updated.ts';
import { inSlices } from '../../kit/slices.ts';
import type { Page } from '../../workspace/action.ts';
import { readerOf } from './readerOf.ts';

/** Handles text of one kind. Returns false if the text isn't of this kind. */
type PasteHandler = (page: Page, text: string) => Promise<boolean>;

/** Characters that may follow a link in a sentence. */
const punctuation = /[.,;:!?)>\]}"'’”]+$/;

/** The links in a text. A link that is broken into lines is joined, if the text has nothing else. */
function linksIn(text: string): readonly string[] {
  const whole = text.trim().replace(/\s*\n\s*/g, '');
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  return (links.length === 1 && /^https?:\/\/\S+$/.test(whole) ? [whole] : links).map((link) =>
    link.replace(punctuation, ''),
  );
}

const pasteLink: PasteHandler = async (page, text) => {
  const links = linksIn(text);
  const packLink = links.find(hasPack);
  if (packLink !== undefined) {
    // This opens the rules, as if the link had been pasted into the address bar.
    window.location.hash = packLink.slice(packLink.indexOf('#'));
    return true;
  }
  const planLink = links.find(isPlanLink);
  if (planLink === undefined) return false;
  const { openSharedPlan } = await import('./sharedPlan.ts');
  await openSharedPlan(page, planLink);
  return true;
};

/** The least number of characters that a plan takes in a link. Addresses of other sites may have short project names. */
const minPlanLength = 40;

const isPlanLink = (link: string): boolean =>
  sharedPlanId(link) !== undefined &&
  (link.startsWith(window.location.origin) || new RegExp(`project=[^&#]{${minPlanLength}}`).test(link));

/** The objects of a pasted plan are added to the open plan, like copied objects. */
const pastePlan: PasteHandler = async ({ workspace: { editor } }, text) => {
  if (!/^\s*\{/.test(text) || !/"objects"\s*:/.test(text)) return false;
  const { readPlanTextInSteps } = await import('@homeplot/plan/readPlan');
  const reading = await inSlices(readPlanTextInSteps(text));
  if (!reading.ok) editor.say({ text: `The pasted plan can't be read. ${reading.problem}`, tone: 'error' });
  else if (!pasteReading(editor, reading))
    editor.say({ text: 'The pasted plan is empty, so nothing was added.', tone: 'info' });
  return true;
};

/** The text of a file that is recognized by its beginning, such as GeoJSON. */
const pasteFileText: PasteHandler = async ({ importFiles, readers }, text) => {
  const file = new File([text], 'Pasted text');
  const reader = await readerOf(file, readers);
  if (!reader?.matches) return false;
  await importFiles([file]);
  return true;
};

const pasteDeed: PasteHandler = async ({ openDialog }, text) => {
  const [{ readDeed }, { isRead }] = await Promise.all([
    import('@homeplot/plan/deedText'),
    import('@homeplot/plan/deedCall'),
  ]);
  if (!/\bthence\b/i.test(text) && !readDeed(text).calls.some(isRead)) return false;
  openDialog({ name: 'deed', text });
  return true;
};

const handlers: readonly PasteHandler[] = [pasteLink, pastePlan, pasteFileText, pasteDeed];

/** files: what the clipboard has besides the text, such as the picture of a copied table. */
export async function pasteText(page: Page, text: string, files: readonly File[]): Promise<void> {
  const { editor } = page.workspace;
  try {
    for (const handle of handlers) if (await handle(page, text)) return;
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
