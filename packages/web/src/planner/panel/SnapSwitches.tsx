// A switch for each snap, next to the marker that it shows on the plan.
import type { Snaps } from '@homeplot/editor/snaps';
import { keyName } from '../../kit/keys.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';

type Name = keyof Snaps;

/** mark: the marker that snapMarks draws, as an SVG path in a square of 16. */
const rows: readonly { readonly name: Name; readonly label: string; readonly mark: string }[] = [
  { name: 'end', label: 'Ends and corners', mark: 'M3 3h10v10H3z' },
  { name: 'intersection', label: 'Intersections', mark: 'M3 3l10 10M13 3 3 13' },
  { name: 'middle', label: 'Midpoints', mark: 'M8 2.5 14 13H2z' },
  { name: 'center', label: 'Centers', mark: 'M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0z' },
  { name: 'perpendicular', label: 'Perpendicular', mark: 'M3 2v11h11M3 8h5v5' },
  { name: 'nearest', label: 'Nearest on edge', mark: 'M3 3h10L3 13h10z' },
  { name: 'guides', label: 'Alignment guides', mark: 'M1 8h3m2 0h4m2 0h3M8 1v3m0 2v4m0 2v3' },
];

export function SnapSwitches() {
  const editor = useEditor();
  const snaps = useSlice(({ scene }) => scene.snapping.snaps);
  const field = (name: Name) => ({
    checked: snaps[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      editor.setSnaps({ [name]: event.currentTarget.checked }),
  });
  return (
    <div className="space-y-2.5 pointer-coarse:space-y-0">
      <CheckField label="Grid" {...field('grid')} />
      <CheckField label={`Object snaps (${keyName('F3')})`} {...field('objects')} />
      <fieldset
        aria-label="Object snaps"
        disabled={!snaps.objects}
        className="space-y-2.5 pointer-coarse:space-y-0 pl-7 disabled:opacity-60"
      >
        {rows.map(({ name, label, mark }) => (
          <CheckField
            key={name}
            {...field(name)}
            label={
              <>
                {label}
                <svg
                  aria-hidden
                  viewBox="0 0 16 16"
                  className="mt-1 ml-auto size-4 fill-none stroke-accent stroke-[1.5]"
                >
                  <path d={mark} />
                </svg>
              </>
            }
          />
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">
        Hold {keyName('Alt')} to snap only to the grid, or Shift to draw straight or at right angles to the
        last edge.
      </p>
    </div>
  );
}
