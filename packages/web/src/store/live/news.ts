// News that a live room has of its project, about what isn't in the shared document.
import { Watchers } from '@homeplot/editor/watchers';

export interface News {
  comments: [];
  approvals: [];
}

const watchers = new Watchers<News>();

/** Calls back when there is news. Returns the function that ends the watching. */
export const watchNews = (about: keyof News, onNews: () => void): (() => void) =>
  watchers.add({ [about]: onNews });

export const announceNews = (about: keyof News): void => watchers.notify(about);
