// A share link: a page's address that carries a whole plan, in ?project= as base64 of its JSON or, where that would
// be too long for servers, deflated in #project=. Reading trusts nothing: a damaged link is told in a sentence.
import type { PlanFile } from '@homeplot/plan/writePlanFile';
import { planLimits } from '@homeplot/plan/planLimits';
import { parsePlanText } from '@homeplot/plan/planText';
import { runAllSteps, type Steps } from '@homeplot/plan/steps';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fromBase64, toBase64, toBase64Url } from './base64.ts';

/** What a page's address says about a plan. text is the JSON of a plan file, and value what that says. */
export type SharedPlan =
  | { readonly found: false }
  | { readonly found: true; readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly found: true; readonly ok: false; readonly problem: string };

const parameter = 'project';
/** Characters of an address that all common servers and proxies accept: 8 KiB is their common limit for a request line. */
export const queryLimit = 8_000;
/** Bytes inflated at a time: deflate grows at most some thousandfold. */
const slice = 1024;

/** The page's address with the plan in it, in place of any that it had. */
export function makeShareLink(pageUrl: string, file: PlanFile): string {
  const { page, query, fragment } = split(pageUrl);
  const bytes = strToU8(JSON.stringify(file));
  const others = query.filter((part) => !isOurs(part));
  const rest = fragment.filter((part) => !isOurs(part));
  if (bytes.length < queryLimit) {
    // A bare + would be read as a space.
    const link = join(page, [...others, `${parameter}=${toBase64(bytes).replaceAll('+', '%2B')}`], rest);
    if (link.length <= queryLimit) return link;
  }
  return join(page, others, [...rest, `${parameter}=${toBase64Url(deflateSync(bytes, { level: 9 }))}`]);
}

/** The plan that an address carries. */
export const readShareLink = (url: string): SharedPlan => runAllSteps(readShareLinkInSteps(url));

export function* readShareLinkInSteps(url: string): Steps<SharedPlan> {
  const { query, fragment } = split(url);
  const plain = query.find(isOurs);
  const deflated = fragment.find(isOurs);
  const part = plain ?? deflated;
  if (part === undefined) return { found: false };
  const bytes = fromBase64(unwrap(part.slice(parameter.length + 1)));
  if (!bytes) return damaged('it holds no readable plan');
  const inflated = plain === undefined ? yield* inflate(bytes) : bytes;
  return typeof inflated === 'string' ? damaged(inflated) : yield* asText(inflated);
}

/** Half a text is no JSON, so what was cut short is told from what is whole. */
function* asText(bytes: Uint8Array): Steps<SharedPlan> {
  const text = strFromU8(bytes);
  const parsed = yield* parsePlanText(text);
  if (parsed.kind === 'value') return { found: true, ok: true, text, value: parsed.value };
  if (parsed.kind === 'malformed') return damaged('part of it is missing or was changed');
  return {
    found: true,
    ok: false,
    problem: `The plan in this link cannot be opened: ${parsed.problem}. Ask for a smaller plan.`,
  };
}

const damaged = (why: string): SharedPlan => ({
  found: true,
  ok: false,
  problem: `The plan in this link cannot be opened: ${why}. Ask for the link again, and copy the whole of it.`,
});

/** The inflated bytes, or what is wrong with them. A small hostile link could fill the memory. */
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
  const all = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

interface Address {
  readonly page: string;
  readonly query: readonly string[];
  readonly fragment: readonly string[];
}

/** An address taken apart, its parameters as they are written. */
function split(url: string): Address {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  return { page, query: parts(query), fragment: parts(fragment) };
}

function join(page: string, query: readonly string[], fragment: readonly string[]): string {
  const asked = query.length > 0 ? `?${query.join('&')}` : '';
  return `${page}${asked}${fragment.length > 0 ? `#${fragment.join('&')}` : ''}`;
}

const parts = (text: string): string[] => text.split('&').filter((part) => part !== '');
const isOurs = (part: string): boolean => part === parameter || part.startsWith(`${parameter}=`);

/** The value as it was before mail programs and browsers escaped it, even twice, broke its line or made + a space. */
function unwrap(value: string): string {
  const once = (text: string): string =>
    text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return once(once(value))
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replaceAll(' ', '+');
}
