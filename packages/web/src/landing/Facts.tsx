// Short facts, each with a name and its meaning, ruled like a schedule on a drawing.

export type Fact = readonly [name: string, meaning: string];

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="max-w-[36rem] border-t border-hairline">
      {facts.map(([name, meaning]) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-2.5"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
