// News that a live room has of its project, about what isn't in the shared document.
import { Watchers } from '@homeplot/editor/watchers';

export interface News {
  comments: [];
  approvals: [];
}

const watchers = new Watchers<News>();

/** Returns the function that ends it. */
export const watchNews = (about: keyof News, heard: () => void): (() => void) =>
  watchers.add({ [about]: heard });

export const tellNews = (about: keyof News): void => watchers.notify(about);
