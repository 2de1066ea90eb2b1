// Share links: a page address with a whole plan, in ?project= as base64 of its JSON or, if that is too long for servers,
// compressed in #project=. Tokens that show its files are in #files=, which no server logs. Links are untrusted: a damaged
// one gives a message.
import { isRecord } from '@homeplot/plan/fileValue';
import type { PlanFile } from '@homeplot/plan/writePlanFile';
import { planLimits } from '@homeplot/plan/planLimits';
import { parsePlanText } from '@homeplot/plan/planText';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fromBase64, toBase64, toBase64Url } from '../kit/base64.ts';
import { joinBytes } from '../kit/joinBytes.ts';

/** The plan in an address: text is the JSON of a plan file, value the parsed JSON. */
export type SharedPlan =
  | { readonly found: false }
  | { readonly found: true; readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly found: true; readonly ok: false; readonly problem: string };

const parameter = 'project';
const filesParameter = 'files';
/** Separates tokens, which consist of letters, digits, - and _. */
const tokenSeparator = '~';
/** Maximum characters of an address; servers and proxies commonly limit a request line to 8 KiB. */
export const queryLimit = 8_000;
/** Compressed bytes that are decompressed at a time; deflate expands them at most about a thousandfold. */
const slice = 1024;

/** The page address with the plan, replacing any other plan in it. fileTokens: tokens that show the plan's files. */
export function makeShareLink(pageUrl: string, file: PlanFile, fileTokens: readonly string[] = []): string {
  const { page, others, rest: own } = withoutPlan(pageUrl);
  const rest = fileTokens.length > 0 ? [...own, `${filesParameter}=${fileTokens.join(tokenSeparator)}`] : own;
  const bytes = strToU8(JSON.stringify(file));
  if (bytes.length < queryLimit) {
    // A bare + would be decoded as a space.
    const link = join(page, [...others, `${parameter}=${toBase64(bytes).replaceAll('+', '%2B')}`], rest);
    if (link.length <= queryLimit) return link;
  }
  return compressedLink({ page, others, rest }, bytes);
}

/** A link to a saved project, with its token. */
const savedLink = /^https?:\/\/[^/?#]+\/s\/[\w-]{22}(?=[?#]|$)/;

/**
 * A compressed link to view the plan, short enough for a QR code: without sheets, facts and rules, which are for its owner. If
 * the page was opened by a link to a saved project, that link is returned, because it also shows what is saved later.
 */
export function makeViewLink(pageUrl: string, { objects, version, settings }: PlanFile): string {
  const [saved] = savedLink.exec(pageUrl) ?? [];
  if (saved !== undefined) return saved;
  const { sheets: _sheets, project: _project, pack: _pack, portal: _portal, ...seen } = settings;
  // The dimensions in whole feet are only read if the settings have no scale.
  const withoutDimensions = objects.map(({ dimensions: _dimensions, ...object }) => object);
  const bytes = strToU8(JSON.stringify({ objects: withoutDimensions, version, settings: seen }));
  return compressedLink(withoutPlan(pageUrl), bytes);
}

/** A page address without a plan. */
interface BareAddress {
  readonly page: string;
  /** The other parts of the query. */
  readonly others: readonly string[];
  /** The other parts of the fragment. */
  readonly rest: readonly string[];
}

const compressedLink = ({ page, others, rest }: BareAddress, bytes: Uint8Array): string =>
  join(page, others, [...rest, `${parameter}=${toBase64Url(deflateSync(bytes, { level: 9 }))}`]);

function withoutPlan(pageUrl: string): BareAddress {
  const { page, query, fragment } = split(pageUrl);
  return {
    page,
    others: query.filter((part) => !isPlan(part)),
    rest: fragment.filter((part) => !isPlan(part) && !isFiles(part)),
  };
}

/** The file tokens in an address, unchecked. */
export function fileTokensIn(url: string): readonly string[] {
  const part = split(url).fragment.find(isFiles) ?? '';
  return unwrap(part.slice(filesParameter.length + 1))
    .split(tokenSeparator)
    .filter((token) => token !== '');
}

export const readShareLink = (url: string): SharedPlan => runAllSteps(readShareLinkInSteps(url));

export function* readShareLinkInSteps(url: string): Steps<SharedPlan> {
  const { query, fragment } = split(url);
  const plain = query.find(isPlan);
  const deflated = fragment.find(isPlan);
  const part = plain ?? deflated;
  if (part === undefined) return { found: false };
  const bytes = fromBase64(unwrap(part.slice(parameter.length + 1)));
  if (!bytes) return damaged(noPlan);
  const inflated = plain === undefined ? yield* inflate(bytes) : bytes;
  return typeof inflated === 'string' ? damaged(inflated) : yield* asText(inflated);
}

/** A truncated link is recognized because its text isn't JSON. */
function* asText(bytes: Uint8Array): Steps<SharedPlan> {
  const text = strFromU8(bytes);
  const parsed = yield* parsePlanText(text);
  if (parsed.ok) {
    const { value } = parsed;
    if (!isRecord(value) || !Array.isArray(value['objects'])) return damaged(noPlan);
    return { found: true, ok: true, text, value };
  }
  if (parsed.why !== 'tooLarge') return damaged('part of it is missing or was changed');
  return {
    found: true,
    ok: false,
    problem: `The plan in this link cannot be opened: ${parsed.problem}. Ask for a smaller plan.`,
  };
}

const noPlan = 'it holds no readable plan';

const damaged = (why: string): SharedPlan => ({
  found: true,
  ok: false,
  problem: `The plan in this link cannot be opened: ${why}. Ask for the link again, and copy the whole of it.`,
});

/** The decompressed bytes, or the problem. The size is limited, because a small hostile link could fill the memory. */
function* inflate(bytes: Uint8Array): Steps<Uint8Array | string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((chunk) => {
    chunks.push(chunk);
    total += chunk.length;
  });
  try {
    for (let at = 0; at < bytes.length; at += slice) {
      stream.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
      if (total > planLimits.characters) return 'it is too large for a plan';
      yield;
    }
  } catch {
    return 'it was changed or cut short on its way';
  }
  return joinBytes(chunks);
}

/** Reverts what mail programs and browsers do to a value: escaping (even twice), line breaks, + as a space. */
function unwrap(value: string): string {
  const once = (text: string): string =>
    text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return once(once(value))
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replaceAll(' ', '+');
}

/** The address of a page, with the parts of its query and of its fragment as written. */
interface Address {
  readonly page: string;
  readonly query: readonly string[];
  readonly fragment: readonly string[];
}

function split(url: string): Address {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  return { page, query: parts(query), fragment: parts(fragment) };
}

function join(page: string, query: readonly string[], fragment: readonly string[]): string {
  const queryText = query.length > 0 ? `?${query.join('&')}` : '';
  return `${page}${queryText}${fragment.length > 0 ? `#${fragment.join('&')}` : ''}`;
}

const parts = (text: string): string[] => text.split('&').filter((part) => part !== '');
const isNamed =
  (name: string) =>
  (part: string): boolean =>
    part === name || part.startsWith(`${name}=`);
const isPlan = isNamed(parameter);
const isFiles = isNamed(filesParameter);
