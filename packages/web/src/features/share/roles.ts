// The roles in words.
import type { Role } from '../../account/backend/visit.ts';
import { choicesNamed } from '../../kit/fields/SelectField.tsx';

export const roleNames: Readonly<Record<Role, string>> = {
  viewer: 'Can view',
  commenter: 'Can comment',
  editor: 'Can edit',
};

export const roleChoices = choicesNamed(roleNames);

export const linkTitles: Readonly<Record<Role, string>> = {
  viewer: 'Link to view',
  commenter: 'Link to comment',
  editor: 'Link to edit',
};
