// Whether the open plan is saved as a project in the cloud, for what is only there for projects.
import { useProject } from './useWorkspace.ts';

export const useIsInCloud = (): boolean => useProject(({ link }) => link?.updatedAt !== undefined);
