// Shown in place of comments if a plan isn't in the cloud, where nobody else could read a comment on it.
import { noProject } from './emptyWords.ts';

export const NoProject = () => <p className="text-sm text-ink-soft">{noProject}</p>;
