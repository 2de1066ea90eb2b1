// The name with its logo: a lot, a gate that swings open in its edge, and a house on it.

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true" fill="none">
        <path d="M13.5 21.5h8v-19h-19v19h3" stroke="currentColor" strokeWidth="2" />
        <path d="M6 21.5v-7.5a7.5 7.5 0 0 1 7.5 7.5" stroke="var(--color-accent)" strokeWidth="1.75" />
        <path d="M9 6h9.5v6H9z" fill="currentColor" />
      </svg>
      Homeplot
    </span>
  );
}
