// The roadmap's items. One that has shipped becomes 'completed' and keeps the date that was first announced.

export type Status = 'completed' | 'in-progress' | 'planned';
export type Priority = 'high' | 'medium' | 'low';

export interface RoadmapItem {
  readonly title: string;
  readonly text: string;
  readonly status: Status;
  readonly priority: Priority;
  readonly expected: string;
}

export const items: readonly RoadmapItem[] = [
  {
    title: 'CAD Import',
    text: 'Open a survey or a house plan from a DXF file and continue drawing.',
    status: 'completed',
    priority: 'high',
    expected: 'Q2 2024',
  },
  {
    title: 'Map Underlay',
    text: 'Put a map or an aerial photo under the drawing, at the same scale.',
    status: 'completed',
    priority: 'high',
    expected: 'Q1 2024',
  },
  {
    title: 'Advanced Measurement Tools',
    text: 'Areas, angles, and dimensions that follow what they measure.',
    status: 'completed',
    priority: 'medium',
    expected: 'Q2 2024',
  },
  {
    title: 'Layer Management',
    text: 'Name layers, hide them, lock them and print them separately.',
    status: 'completed',
    priority: 'medium',
    expected: 'Q3 2024',
  },
  {
    title: 'Real-time Collaboration',
    text: "Work on one plan with several people who see each other's changes.",
    status: 'completed',
    priority: 'low',
    expected: 'Q3 2024',
  },
  {
    title: 'Mobile App',
    text: 'The planner installed on a phone or a tablet, for use on the site itself.',
    status: 'completed',
    priority: 'low',
    expected: 'Q4 2024',
  },
];
