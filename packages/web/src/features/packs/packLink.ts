// Links that carry a pack in their fragment, which no server sees, as its JSON in base64url. The contents of a link are
// untrusted.
import { fromBase64, toBase64Url } from '@homeplot/formats/base64';
import type { Pack } from '@homeplot/plan/pack';
import { type PackReading, readPackText, writePack } from '@homeplot/plan/packFile';

/** Characters: mail programs and chats may cut a longer link. */
const maxLinkLength = 30_000;

/** The address without a fragment. */
export const withoutPack = (url: string): string => url.replace(/#.*$/s, '');

/** The link to a page with the pack; undefined if it would be too long. */
export function packLink(pageUrl: string, pack: Pack): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(writePack(pack))));
  const link = `${withoutPack(pageUrl)}#pack=${toBase64Url(bytes)}`;
  return link.length <= maxLinkLength ? link : undefined;
}

export function readPackLink(url: string): PackReading {
  const [, encoded = ''] = /[#&]pack=([^&]*)/.exec(url) ?? [];
  const bytes = fromBase64(encoded.trim());
  if (!bytes || bytes.length === 0)
    return { ok: false, problem: 'Part of the link is missing. Ask for the link again, and copy all of it.' };
  const reading = readPackText(new TextDecoder().decode(bytes));
  return reading.ok
    ? reading
    : { ok: false, problem: "The link doesn't hold rules that can be read. Ask for the link again." };
}
