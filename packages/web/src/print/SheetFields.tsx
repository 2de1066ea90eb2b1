// The choice of paper, orientation and scale.
import { orientations, paperGroups } from '@homeplot/formats/papers';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { paperNamed } from './chosenPaper.ts';
import type { SheetChoice } from './useSheetChoice.ts';

const orientationNames = { portrait: 'Portrait', landscape: 'Landscape' } as const;

export function SheetFields({ choice }: { readonly choice: SheetChoice }) {
  const { paper, orientation, scales, scale } = choice;
  const choosePaper = (name: string): void => {
    const chosen = paperNamed(name);
    if (chosen) choice.choosePaper(chosen);
  };
  const turn = (name: string): void => {
    const chosen = orientations.find((one) => one === name);
    if (chosen) choice.chooseOrientation(chosen);
  };
  return (
    <>
      <SelectField label="Paper" value={paper.name} onChange={({ target }) => choosePaper(target.value)}>
        {paperGroups.map(({ title, papers }) => (
          <optgroup key={title} label={title}>
            {papers.map(({ name, size }) => (
              <option key={name} value={name}>
                {name}, {size}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField label="Orientation" value={orientation} onChange={({ target }) => turn(target.value)}>
        {orientations.map((name) => (
          <option key={name} value={name}>
            {orientationNames[name]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Scale"
        value={scale?.feetPerInch ?? ''}
        disabled={!scale}
        onChange={({ target }) => choice.chooseScale(Number(target.value))}
      >
        {scale ? null : <option value="">None fits</option>}
        {scales.map(({ feetPerInch, name, fits }) => (
          <option key={name} value={feetPerInch} disabled={!fits}>
            {fits ? name : `${name} (does not fit)`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
