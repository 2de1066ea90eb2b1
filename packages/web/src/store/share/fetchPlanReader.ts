// Fetches the reader of plan files: a page that starts empty doesn't need it until somebody imports or pastes.

export const fetchPlanReader = () => import('@homeplot/plan/planFile');
