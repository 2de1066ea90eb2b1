// The planner editor's page.

export function Component() {
  return <main>Planner</main>;
}
