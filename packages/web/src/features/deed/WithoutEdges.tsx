// Says what a deed text without edges describes: a lot of a plat, whose edges are on the plat, or a part of a section, which
// can be drawn at its nominal size.
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import { landDescription, type SectionPart } from '@homeplot/plan/landDescription';
import { formatArea, formatLength, type Units } from '@homeplot/plan/units';
import { useMemo } from 'react';
import { Button } from '../../kit/ui/Button.tsx';

/** A part of a section with its nominal size, in feet. */
export interface NominalPart {
  readonly name: string;
  readonly nominal: Box;
}

interface WithoutEdgesProps {
  readonly text: string;
  /** An example of how an edge may be written. */
  readonly example: string;
  readonly units: Units;
  readonly onDraw: (part: NominalPart) => void;
}

export function WithoutEdges({ text, example, units, onDraw }: WithoutEdgesProps) {
  const land = useMemo(() => landDescription(text), [text]);
  if (!land)
    return (
      <output className="block text-sm text-danger">
        No edge was found in this text. Paste the part of the deed that gives the edges, each like “{example}
        ”.
      </output>
    );
  if (land.is === 'plat')
    return (
      <output className="block text-sm">
        This text names {land.name} of a recorded plat
        {land.isWhole ? '' : ', but describes more or less than all of it'}. The edges are on the plat, not in
        this text. Ask the county recorder for a copy. Then enter the edges one by one, or put a scan of the
        plat under your plan and trace it.
      </output>
    );
  const { nominal, name } = land;
  if (!nominal)
    return (
      <output className="block text-sm">
        This text names the {name}, but describes more or less than all of it, and gives no edges. Enter the
        edges from a survey.
      </output>
    );
  return (
    <div className="space-y-2">
      <output className="block text-sm">{nominalText(land, nominal, units)}</output>
      <Button size="sm" onClick={() => onDraw({ name, nominal })}>
        Draw it at its nominal size
      </Button>
    </div>
  );
}

function nominalText({ name }: SectionPart, nominal: Box, units: Units): string {
  const [width, height] = [boxWidth(nominal), boxHeight(nominal)];
  const size = `${formatLength(width, units)} × ${formatLength(height, units)}, ${formatArea(width * height, units)}`;
  return `This text names the ${name} and gives no edges. Its nominal size is ${size}. Real sections differ from that by many feet; only a survey shows by how much.`;
}
