// The icons of the tools, by the tool's name; a tool from outside gets the last.
import {
  Circle,
  DoorOpen,
  Hand,
  House,
  LandPlot,
  Layers,
  type LucideIcon,
  MousePointer2,
  Ruler,
  RulerDimensionLine,
  Shapes,
  Square,
  TreeDeciduous,
  Type,
  Waypoints,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  select: MousePointer2,
  move: Hand,
  layer: Layers,
  rectangle: Square,
  lot: LandPlot,
  circle: Circle,
  house: House,
  tree: TreeDeciduous,
  entrance: DoorOpen,
  road: Waypoints,
  measure: Ruler,
  dimension: RulerDimensionLine,
  text: Type,
};

export const toolIcon = (name: string): LucideIcon => icons[name] ?? Shapes;
