// The contract of a feature: what it adds to the page. Each is one folder of features/ and one line in planner/features.ts.
import type { PlanObject } from '@homeplot/plan/kind';
import type { LucideIcon } from 'lucide-react';
import { type FunctionComponent, createContext, useContext } from 'react';
import type { Action } from './action.ts';
import type { DialogInputs, DialogName } from './dialogs.ts';
import type { FileReader } from './fileReader.ts';

export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** What the palette, the menus and the help offer. */
  readonly actions?: readonly Action[];
  readonly dialogs?: DialogComponents;
  /** Shown while a tool is picked, by the tool's name. */
  readonly toolCards?: Readonly<Record<string, FunctionComponent<ToolCardProps>>>;
  /** Shown beside the properties of a selected object. */
  readonly objectCards?: readonly ObjectCard[];
  readonly places?: readonly PanelPlace[];
  readonly files?: readonly FileReader[];
  /** Lies over the canvas, or does something while it is there. */
  readonly OverCanvas?: FunctionComponent;
  /** Lies over the whole page, or does something while it is there. */
  readonly OverPage?: FunctionComponent;
}

type DialogComponents = {
  readonly [Name in DialogName]?: FunctionComponent<DialogInputs[Name] & { readonly onClose: () => void }>;
};

export interface ToolCardProps {
  /** Leaves the tool. */
  readonly onClose: () => void;
}

export interface ObjectCard {
  /** The types of objects that have it. */
  readonly types: readonly string[];
  /** Whether a part of them that is selected, such as a door, has it too. */
  readonly isOfParts?: boolean;
  readonly Card: FunctionComponent<ObjectCardProps>;
}

export interface ObjectCardProps {
  readonly object: PlanObject;
  /** The selected part of the object. */
  readonly part?: string | undefined;
}

/** A place of the panel, below the cards or instead of them. */
export interface PanelPlace {
  readonly name: string;
  /** On its button. */
  readonly title: string;
  /** The heading of its card; without one its contents bring their own cards. */
  readonly heading?: string;
  readonly icon: LucideIcon;
  readonly Contents: FunctionComponent<PlaceProps>;
  /** A mark on its button: not shown before the first sign of a user. */
  readonly Mark?: FunctionComponent;
}

export interface PlaceProps {
  /** Closes the panel, if it opens over the canvas, when something was picked in it. */
  readonly onPicked: (() => void) | undefined;
  /** Shows the cards again. */
  readonly onClose: () => void;
}

/** All features together. */
export interface Features extends Required<Omit<Feature, 'name' | 'OverCanvas' | 'OverPage'>> {
  readonly overCanvas: readonly FunctionComponent[];
  readonly overPage: readonly FunctionComponent[];
}

/** Throws if two of them claim the same action, key, dialog, tool, place or extension of files. */
export function joined(features: readonly Feature[]): Features {
  const named = <Value>(what: string, read: (feature: Feature) => Readonly<Record<string, Value>>) => {
    const all: Record<string, Value> = {};
    for (const feature of features) {
      for (const [name, value] of Object.entries(read(feature))) {
        if (name in all)
          throw new Error(`Two features claim the ${what} "${name}"; one is "${feature.name}".`);
        all[name] = value;
      }
    }
    return all;
  };
  const byName = <Value extends { readonly name: string }>(list: readonly Value[] = []) =>
    Object.fromEntries(list.map((value) => [value.name, value]));
  named('files', ({ files = [] }) =>
    Object.fromEntries(files.flatMap((file) => file.extensions.map((extension) => [extension, file]))),
  );
  named('key', ({ actions = [] }) =>
    Object.fromEntries(actions.flatMap((action) => action.keys.map((key) => [key, action]))),
  );
  return {
    actions: Object.values(named('action', ({ actions }) => byName(actions))),
    dialogs: named<unknown>('dialog', ({ dialogs = {} }) => dialogs),
    toolCards: named('card of the tool', ({ toolCards = {} }) => toolCards),
    objectCards: features.flatMap(({ objectCards = [] }) => objectCards),
    places: Object.values(named('place', ({ places }) => byName(places))),
    files: features.flatMap(({ files = [] }) => files),
    overCanvas: features.flatMap(({ OverCanvas = [] }) => OverCanvas),
    overPage: features.flatMap(({ OverPage = [] }) => OverPage),
  };
}

export const FeaturesContext = createContext<Features>(joined([]));

export const useFeatures = (): Features => useContext(FeaturesContext);
