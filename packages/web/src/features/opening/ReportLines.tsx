// The lines of a report, of which the longest are cut.

/** Maximum characters per line: names in a file may have thousands, and the browser takes seconds to wrap them. */
const longestLine = 400;

const cut = (line: string): string => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line);

export function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <ul
      aria-label={name}
      className="list-disc space-y-1 rounded-md border border-hairline bg-panel py-3 pr-3 pl-8 text-[0.9375rem] break-words"
    >
      {lines.map((line, i) => (
        <li key={`${i} ${line}`}>{cut(line)}</li>
      ))}
    </ul>
  );
}
