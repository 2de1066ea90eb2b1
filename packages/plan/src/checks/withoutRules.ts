// What a plan is checked against where no permit rules are chosen.

/** By the name of the check. Those of grades and water need none either. */
export const drawnLimits = {
  lotLine: 'lot lines',
  setback: 'setback lines',
  easement: 'easements',
  buildings: 'other buildings',
} as const;

export const withoutRulesText = `Without rules, the plan is checked only against what is drawn on it, such as ${Object.values(drawnLimits).join(', ')}, grades and water.`;
