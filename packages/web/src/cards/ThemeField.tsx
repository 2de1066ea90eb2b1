// The choice of light, dark, or as the system.
import { useState } from 'react';
import { choicesNamed, SelectField } from '../kit/fields/SelectField.tsx';
import { chooseTheme, chosenTheme, type Theme } from '../kit/theme.ts';

const names: Readonly<Record<Theme | 'system', string>> = {
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
};

export function ThemeField() {
  const [chosen, setChosen] = useState(() => chosenTheme() ?? 'system');
  const choose = (name: Theme | 'system'): void => {
    chooseTheme(name === 'system' ? undefined : name);
    setChosen(name);
  };
  return <SelectField label="Appearance" value={chosen} choices={choicesNamed(names)} onChoose={choose} />;
}
