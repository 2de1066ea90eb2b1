// Says whether the open plan is saved as a project in the cloud, for controls that only projects have.
import { useProject } from './useWorkspace.ts';

export const useIsInCloud = (): boolean => useProject(({ link }) => link?.updatedAt !== undefined);
