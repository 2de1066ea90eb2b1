// Picks the tool for shadows, which is registered when this is fetched.
import type { Editor } from '@homeplot/editor/editor';
import { registerTool } from '@homeplot/editor/tools';
import { shadowTool } from './shadowTool.ts';

registerTool(shadowTool);

export const pickShadowTool = ({ hand }: Editor): void => hand.pick(shadowTool.name);
