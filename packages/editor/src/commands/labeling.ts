// Labels of what is selected: what it is called, and its area and perimeter. An object has one label, which shows either or
// both.
import { outlineOf } from '@homeplot/plan/anchors';
import { labelOf } from '@homeplot/plan/areaLabel';
import type { Captions, Telling } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { canBeTiedTo } from '@homeplot/plan/ties';
import type { Editor } from '../editor.ts';
import { hasSelected, selectedObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

/** What writes its own words needs nobody to write them. */
export const canShowName = (object: PlanObject): boolean => canBeTiedTo(object) && !kindOf(object).words;

const canShowArea = (object: PlanObject): boolean =>
  canBeTiedTo(object) && outlineOf(object)?.closed === true && !kindOf(object).labels?.tellsArea;

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
  readonly shows: readonly Telling[];
  readonly fits: (object: PlanObject) => boolean;
}

function labeling({ shows, fits, ...words }: Labeling): Command {
  const isMissing =
    (editor: Editor) =>
    (object: PlanObject): boolean =>
      fits(object) &&
      !captionsOf(editor, object).some(({ label, captions }) =>
        shows.some((telling) => captions.shows(label).includes(telling)),
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
  labeling({
    name: 'labelName',
    title: 'Name label',
    hint: 'Writes on the plan what each selected object is called, and keeps it as that is changed.',
    also: 'title caption show name',
    needs: 'Select something that has no name label yet',
    shows: ['name'],
    fits: canShowName,
  }),
  labeling({
    name: 'labelArea',
    title: 'Area label',
    hint: 'Writes the area and the perimeter into what is selected, and keeps them as it changes.',
    needs: 'Select something with a closed outline that has no area label yet',
    shows: ['area', 'perimeter'],
    fits: canShowArea,
  }),
];
