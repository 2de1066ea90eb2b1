// All tools, including the late ones, whose code isn't needed at the start: they are registered when one of these functions
// is called. Only scripts that are fetched later may import this file.
import type { Editor } from '@homeplot/editor/editor';
import type { GivenFields } from '@homeplot/editor/heldTool';
import { registerLateTools } from '@homeplot/editor/lateTools';
import type { Tool } from '@homeplot/editor/tool';
import { allTools, toolNamed } from '@homeplot/editor/tools';

export function everyTool(): readonly Tool[] {
  registerLateTools();
  return allTools();
}

export function anyToolNamed(name: string): Tool {
  registerLateTools();
  return toolNamed(name);
}

export function pickAnyTool({ hand }: Editor, name: string, given?: GivenFields): void {
  registerLateTools();
  hand.pick(name, given);
}
