// What is said where a plan isn't in the cloud, so that nobody else could read a comment on it.

export const NoProject = () => (
  <p className="text-sm text-ink-soft">
    Comments are kept with a saved project. Save Project first, then share it, so that others can read and
    answer them.
  </p>
);
