// Whom the product is for, and what each of them gets out of it.

const audiences = [
  {
    who: 'Homeowners',
    what: 'See whether the shed, the pool or a wider driveway fits before you call anyone.',
  },
  {
    who: 'Architects',
    what: 'Agree on the site with a client in real dimensions, and leave with a vector drawing.',
  },
  {
    who: 'Contractors',
    what: 'Send the crew one link that shows where everything goes and how long it is.',
  },
] as const;

export function Audiences() {
  return (
    <section aria-label="Who it is for" className="border-b border-hairline bg-panel">
      <dl className="wrap grid gap-x-10 gap-y-6 py-8 md:grid-cols-3 md:py-10">
        {audiences.map(({ who, what }) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="mt-1 text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
