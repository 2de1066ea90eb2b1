// The contract of a feature: what it adds to the page. Each feature is a folder of features/ and a line in planner/features.ts.
import type { PlanObject } from '@homeplot/plan/kind';
import type { LucideIcon } from 'lucide-react';
import { type FunctionComponent, createContext, useContext } from 'react';
import type { Action } from './action.ts';
import type { DialogInputs, DialogName } from './dialogs.ts';
import type { FileReader } from './fileReader.ts';

export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Commands of the palette, the menus and the help. */
  readonly actions?: readonly Action[];
  readonly dialogs?: DialogComponents;
  /** Shown while a tool is picked, by the tool's name. */
  readonly toolCards?: Readonly<Record<string, FunctionComponent<ToolCardProps>>>;
  /** Shown beside the properties of a selected object. */
  readonly objectCards?: readonly ObjectCard[];
  readonly places?: readonly PanelPlace[];
  readonly files?: readonly FileReader[];
  /** Rendered between the canvas and the bar above it, so that it covers nothing of the plan. */
  readonly AboveCanvas?: FunctionComponent;
  /** Rendered over the canvas. It may show nothing and only do something while the canvas is there. */
  readonly OverCanvas?: FunctionComponent<OverCanvasProps>;
  /** Rendered over the whole page. It may show nothing and only do something while the page is there. */
  readonly OverPage?: FunctionComponent;
}

type DialogComponents = {
  readonly [Name in DialogName]?: FunctionComponent<DialogInputs[Name] & { readonly onClose: () => void }>;
};

export interface OverCanvasProps {
  /** Whether the panel lies over the canvas, where a card would be covered. */
  readonly isUnderPanel: boolean;
}

export interface ToolCardProps {
  /** Leaves the tool. */
  readonly onClose: () => void;
}

export interface ObjectCard {
  /** The types of objects that have this card. */
  readonly types: readonly string[];
  /** Whether it is also shown for a selected part of such an object, such as a door. */
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
  /** The text of its button. */
  readonly title: string;
  /** The heading of its card; if absent, the contents render their own cards. */
  readonly heading?: string;
  readonly icon: LucideIcon;
  readonly Contents: FunctionComponent<PlaceProps>;
  /** A mark on its button, which isn't shown before the user's first input. */
  readonly Mark?: FunctionComponent;
}

export interface PlaceProps {
  /** Call it when something was picked in the place: closes the panel if it covers the canvas. */
  readonly onPicked: (() => void) | undefined;
  /** Shows the cards again. */
  readonly onClose: () => void;
}

/** All features together. */
export interface Features
  extends Required<Omit<Feature, 'name' | 'AboveCanvas' | 'OverCanvas' | 'OverPage'>> {
  readonly aboveCanvas: readonly FunctionComponent[];
  readonly overCanvas: readonly FunctionComponent<OverCanvasProps>[];
  readonly overPage: readonly FunctionComponent[];
}

/** Joins all features. Throws if two claim the same action, key, dialog, tool, place or file extension. */
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
    aboveCanvas: features.flatMap(({ AboveCanvas = [] }) => AboveCanvas),
    overCanvas: features.flatMap(({ OverCanvas = [] }) => OverCanvas),
    overPage: features.flatMap(({ OverPage = [] }) => OverPage),
  };
}

export const FeaturesContext = createContext<Features>(joined([]));

export const useFeatures = (): Features => useContext(FeaturesContext);
