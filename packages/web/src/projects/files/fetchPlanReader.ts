// Fetches what reads plan files: a page that begins empty does without it until somebody imports or pastes.

export const fetchPlanReader = () => import('@homeplot/plan/planFile');
