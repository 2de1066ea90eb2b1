// The choice of light, dark, or as the system.
import { useState } from 'react';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

const names: Readonly<Record<Theme | 'system', string>> = {
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
};

export function ThemeField() {
  const [chosen, setChosen] = useState(() => chosenTheme() ?? 'system');
  const choose = (name: string): void => {
    const theme = name === 'light' || name === 'dark' ? name : undefined;
    chooseTheme(theme);
    setChosen(theme ?? 'system');
  };
  return (
    <SelectField label="Appearance" value={chosen} onChange={({ target }) => choose(target.value)}>
      {Object.entries(names).map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
