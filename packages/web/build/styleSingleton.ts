// Replaces react-style-singleton in the build: the scroll lock of dialogs inserts its rules through it as a <style>,
// which the content policy forbids.
import { useEffect } from 'react';
import { adoptStyles } from '../src/kit/adoptStyles.ts';

interface StylesProps {
  readonly styles: string;
}

export function styleSingleton() {
  return function Styles({ styles }: StylesProps): null {
    useEffect(() => adoptStyles(styles), [styles]);
    return null;
  };
}
