// The roles as choices, and the titles of links with each role.
import type { Role } from '../../account/backend/visit.ts';
import { roleNames } from '../projects/roleNames.ts';
import { choicesNamed } from '../../kit/fields/SelectField.tsx';

export const roleChoices = choicesNamed(roleNames);

export const linkTitles: Readonly<Record<Role, string>> = {
  viewer: 'Link to view',
  commenter: 'Link to comment',
  editor: 'Link to edit',
};
