// The plan's settings for elevations, and a function that changes some of them.
import type { ElevationSettings } from '@homeplot/plan/elevationSettings';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';

export function useElevations(): readonly [
  ElevationSettings,
  (
    more: { readonly [Name in keyof ElevationSettings]?: ElevationSettings[Name] | undefined },
    label: string,
  ) => void,
] {
  const editor = useEditor();
  const elevations = useSlice(({ plan }) => plan.settings.elevations) ?? none;
  return [
    elevations,
    (more, label) => {
      const entries = Object.entries({ ...elevations, ...more }).filter(([, value]) => value !== undefined);
      editor.edit([{ settings: { elevations: Object.fromEntries(entries) } }], label);
    },
  ];
}

const none: ElevationSettings = {};
