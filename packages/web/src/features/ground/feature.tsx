// The ground: its place in the panel, its contours and its height at the pointer, and the tools that read it.
import { kindOf } from '@homeplot/plan/kinds';
import { Mountain } from 'lucide-react';
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature, ObjectCardProps } from '../../workspace/feature.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';

const GroundOver = late(() => import('./GroundOver.tsx'), 'GroundOver');
const BuildingGroundCard = late(() => import('./BuildingGroundCard.tsx'), 'BuildingGroundCard');
const toolsModule = lateModule(() => import('./pickGroundTools.ts'));

/** The card of a building's ground. It is fetched only for buildings with a known floor or with parts, such as doors. */
function GroundOfBuilding(props: ObjectCardProps) {
  const { object } = props;
  const kind = kindOf(object);
  const hasFloor = (kind.ground?.(object) ?? []).length > 0;
  return hasFloor || (kind.parts?.occupiedLength(object) ?? 0) > 0 ? <BuildingGroundCard {...props} /> : null;
}

export const ground: Feature = {
  name: 'ground',
  actions: [
    {
      name: 'gradeHere',
      title: 'Grade here',
      hint: 'Reads the ground, and leaves its elevation where you click.',
      also: 'spot elevation slope',
      keys: [],
      run: ({ workspace }) => void toolsModule().then((tool) => tool?.pickGradeHere(workspace.editor)),
    },
    {
      name: 'whereWaterGoes',
      title: 'Where water goes',
      hint: 'Shows which way rain runs from where you click, and where it ends.',
      also: 'drainage flow runoff rain downhill path of water arrow',
      keys: [],
      run: ({ workspace }) => void toolsModule().then((tool) => tool?.pickWhereWaterGoes(workspace.editor)),
    },
  ],
  objectCards: [{ types: ['house', 'building'], isOfParts: true, Card: GroundOfBuilding }],
  places: [
    {
      name: 'ground',
      title: 'Ground',
      icon: Mountain,
      Contents: late(() => import('./GroundCards.tsx'), 'GroundCards'),
    },
  ],
  OverCanvas: function GroundOfPlan() {
    useRevision();
    return useEditor().scene.showsGround ? <GroundOver /> : null;
  },
};
