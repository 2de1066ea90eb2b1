// Draws a plan file like the product's SVG export, and names the pictures by their content.
import { planToSvg } from '@homeplot/formats/planToSvg';
import { readShareLink } from '@homeplot/formats/shareLink';
import { kindOf } from '@homeplot/plan/kinds';
import { createPlan, type PlanContents } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type SheetOptions, sheets, svgOptions } from './sheets.ts';

export interface Drawing {
  readonly src: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface DrawnPlan {
  readonly picture: Drawing & {
    /** The same for narrow screens. */
    readonly phone?: Drawing;
    /** A link that opens the plan in the planner. */
    readonly open: string;
  };
  /** The drawings by their addresses. */
  readonly files: ReadonlyMap<string, string>;
}

export async function drawPlan(file: string): Promise<DrawnPlan> {
  const name = basename(file, '.json');
  const text = await readFile(file, 'utf8');
  const reading = readPlanText(text);
  if (!reading.ok) throw new Error(`${file}: ${reading.problem}`);
  if (reading.notes.length > 0) throw new Error(`${file} is not read in full: ${reading.notes.join(' ')}`);
  const sheet = sheets[name];
  if (!sheet) throw new Error(`${file} has no sheet to be drawn on; give "${name}" one in build/sheets.ts.`);

  const files = new Map<string, string>();
  const draw = (feetPerInch: number): Drawing => {
    const contents = withReadableText(reading.contents, (minText / millimetersPerInch) * feetPerInch);
    const { svg, ...size } = drawTrimmed(contents, sheet, feetPerInch);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const src = `/assets/${name}-${hash}.svg`;
    files.set(src, svg);
    return { src, ...size };
  };
  const picture = {
    ...draw(sheet.feetPerInch),
    ...(sheet.phone ? { phone: draw(sheet.phone) } : {}),
    open: planLink(JSON.parse(text)),
  };
  return { picture, files };
}

const millimetersPerInch = 25.4;
/** CSS pixels per millimeter. */
const pixels = 96 / millimetersPerInch;
/** Millimeters: slightly less than the height of dimensions. */
const minText = 2;

type TrimmedDrawing = Omit<Drawing, 'src'> & { readonly svg: string };

function drawTrimmed(contents: PlanContents, sheet: SheetOptions, feetPerInch: number): TrimmedDrawing {
  const { trim } = sheet;
  // The page shows the title next to the picture.
  const untitled = { ...contents, settings: { ...contents.settings, title: '' } };
  const svg = planToSvg(createPlan(untitled), svgOptions(sheet, feetPerInch));
  const [head, sheetWidth, sheetHeight] =
    /viewBox="0 0 ([\d.]+) ([\d.]+)" width="\S+" height="\S+"/.exec(svg) ?? [];
  if (!head) throw new Error(`The drawing has no viewBox and size to trim: ${svg.slice(0, 120)}`);
  const width = Math.round((Number(sheetWidth) - 2 * trim) * pixels);
  const height = Math.round((Number(sheetHeight) - 2 * trim) * pixels);
  const viewBox = `${trim} ${trim} ${(width / pixels).toFixed(3)} ${(height / pixels).toFixed(3)}`;
  return {
    svg: svg.replace(head, `viewBox="${viewBox}" width="${width}" height="${height}"`),
    width,
    height,
  };
}

/** The plan with a minimum height (feet) for its text, for a small picture of it. */
function withReadableText(contents: PlanContents, least: number): PlanContents {
  const objects = contents.objects.map(
    (object) => kindOf(object).words?.withHeight?.(object, least) ?? object,
  );
  return { ...contents, objects };
}

/** The link that opens a plan in the planner: the deflated form of a share link, which is the shorter one. */
function planLink(file: unknown): string {
  const text = JSON.stringify(file);
  const link = `/app#project=${deflateRawSync(text, { level: 9 }).toString('base64url')}`;
  const read = readShareLink(link);
  if (!read.found || !read.ok || read.text !== text) {
    throw new Error(
      'A link to a sample plan is not read back as the plan; build/drawPlan.ts and formats/shareLink must agree.',
    );
  }
  return link;
}
