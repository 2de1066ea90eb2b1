// What a form says that begins with texts that were typed earlier.

export const ResumedNote = () => (
  <p className="text-sm text-ink-soft">What you typed earlier is still here. Cancel discards it.</p>
);
