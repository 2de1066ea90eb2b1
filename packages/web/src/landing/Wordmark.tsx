// The name with its mark: a lot whose edge opens at a gate, and the house on it.

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M13 21.5h8.5v-19h-19v19H7" strokeWidth="1.5" />
        <path d="M7 21.5a6 6 0 0 1 6-6v6" strokeWidth="1" className="text-accent" />
        <path d="M9 6h9v6H9zM9 9h9" strokeWidth="1.5" />
      </svg>
      Homeplot
    </span>
  );
}
