// The link that opens a plan in the planner: the deflated form of a share link, which is the shorter one.
import { readShareLink } from '@homeplot/formats/shareLink';
import { deflateRawSync } from 'node:zlib';

export function planLink(file: unknown): string {
  const text = JSON.stringify(file);
  const link = `/app#project=${deflateRawSync(text, { level: 9 }).toString('base64url')}`;
  const read = readShareLink(link);
  if (!read.found || !read.ok || read.text !== text) {
    throw new Error(
      'A link to a sample plan is not read back as the plan; build/planLink.ts and formats/shareLink must agree.',
    );
  }
  return link;
}
