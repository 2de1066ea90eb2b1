// The roles in words.
import type { Role } from '../../account/backend/visit.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  viewer: 'Can view',
  commenter: 'Can comment',
  editor: 'Can edit',
};
