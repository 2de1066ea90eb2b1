// Adds name and area labels to the selected objects. An object has one label, which shows either or both.
import { outlineOf } from '@homeplot/plan/anchors';
import { labelOf } from '@homeplot/plan/areaLabel';
import type { Captions, CaptionContent } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { canBeTiedTo } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import { hasSelected, selectedObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

/** Whether an object can have a name label. Texts need none. */
export const canShowName = (object: PlanObject): boolean => canBeTiedTo(object) && !kindOf(object).words;

const canShowArea = (object: PlanObject): boolean =>
  canBeTiedTo(object) && outlineOf(object)?.closed === true && !kindOf(object).labels?.showsArea;

interface Caption {
  readonly label: PlanObject;
  readonly captions: Captions<PlanObject>;
}

const captionsOf = (editor: Editor, { id }: PlanObject): readonly Caption[] =>
  editor.scene.tiedTo(id).flatMap((label) => {
    const captions = kindOf(label).ties?.captions;
    return captions ? { label, captions } : [];
  });

interface Labeling extends Pick<Command, 'name' | 'title' | 'hint' | 'also' | 'needs'> {
  readonly shows: readonly CaptionContent[];
  readonly fits: (object: PlanObject) => boolean;
}

function labelCommand({ shows, fits, ...words }: Labeling): Command {
  const isMissing =
    (editor: Editor) =>
    (object: PlanObject): boolean =>
      fits(object) &&
      !captionsOf(editor, object).some(({ label, captions }) =>
        shows.some((content) => captions.shows(label).includes(content)),
      );
  return {
    ...words,
    keys: [],
    enabled: (editor) => hasSelected(editor, isMissing(editor)),
    run(editor) {
      const objects = selectedObjects(editor.selection, editor.plan).filter(isMissing(editor));
      const orders = keysAbove(editor.plan.top, objects.length);
      const changes = objects.map((object, i): Change => {
        const [caption] = captionsOf(editor, object);
        if (caption) return { put: caption.captions.alsoShowing(caption.label, shows) };
        return { put: { ...labelOf(object.id, shows), id: editor.scene.newId(), order: orders[i] ?? '' } };
      });
      editor.edit(changes, words.title);
    },
  };
}

export const labelingCommands: readonly Command[] = [
  labelCommand({
    name: 'labelName',
    title: 'Name label',
    hint: 'Shows the name of each selected object on the plan and keeps it up to date.',
    also: 'title caption show name',
    needs: 'Select an object without a name label',
    shows: ['name'],
    fits: canShowName,
  }),
  labelCommand({
    name: 'labelArea',
    title: 'Area label',
    hint: 'Shows the area and perimeter of each selected object and keeps them up to date.',
    needs: 'Select a closed object without an area label',
    shows: ['area', 'perimeter'],
    fits: canShowArea,
  }),
];
