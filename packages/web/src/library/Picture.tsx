// A small picture of what a tool draws, by the kind's own drawing on the SVG pen; an icon if it doesn't add an object.
import type { Tool } from '@homeplot/editor/tool';
import { memo } from 'react';
import { toolIcon } from '../toolbar/toolIcons.ts';
import { pictureOf } from './pictureOf.ts';

export const Picture = memo(function Picture({ tool }: { readonly tool: Tool }) {
  const picture = pictureOf(tool);
  const Icon = toolIcon(tool.name);
  if (!picture) return <Icon aria-hidden className="m-2 size-6 shrink-0" />;
  return <img src={picture} alt="" aria-hidden className="size-10 shrink-0 rounded-sm dark:bg-sheet" />;
});
