// What a plan is checked against if no permit rules are chosen.

/** What each of these checks compares with, by its name. Checks of grades and water need no rules either. */
export const drawnLimits = {
  lotLine: 'lot lines',
  setback: 'setback lines',
  easement: 'easements',
  buildings: 'other buildings',
} as const;

export const withoutRulesText = `Without rules, the plan is checked only against what is drawn on it, such as ${Object.values(drawnLimits).join(', ')}, grades and water.`;
