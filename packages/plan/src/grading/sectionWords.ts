// Sections in words: their titles, the facts of a driveway's profile, and the stations along them.
import { titleOf } from '../distances/titleOf.ts';
import { sectionLetter } from '../kinds/site/sectionLine.ts';
import { formatAbout } from '../measure/about.ts';
import { formatLength, formatPercent, isMetric, metersPerFoot, type Units } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import { stretchesOf } from '../surface/rise.ts';
import type { DriveProfile } from './driveProfile.ts';

/** `Section A–A`, `Profile: Driveway`, or `Profile: Swale 2` if there are several swales. lines: all lines with a section or profile. */
export function sectionTitle(object: PlanObject, lines: readonly PlanObject[]): string {
  const letter = letterOf(object);
  if (letter) return `Section ${letter}–${letter}`;
  const title = titleOf(object);
  const sameTitle = lines.filter((line) => !letterOf(line) && titleOf(line) === title);
  const number = sameTitle.length > 1 ? sameTitle.findIndex(({ id }) => id === object.id) + 1 : 0;
  return `Profile: ${title}${number > 0 ? ` ${number}` : ''}`;
}

const letterOf = (object: PlanObject): string | undefined => sectionLetter(object)?.trim();

/** `0+40`: 40 feet along the line. Metric plans have plain meters instead. */
export function sayStation(feet: number, units: Units): string {
  const rounded = Math.round((isMetric(units) ? feet * metersPerFoot : feet) * 10) / 10;
  const [distance, sign] = [Math.abs(rounded), rounded < 0 ? '-' : ''];
  if (isMetric(units)) return `${sign}${distance}`;
  const rest = Number((distance % 100).toFixed(1));
  return `${sign}${Math.floor(distance / 100)}+${rest < 10 ? '0' : ''}${rest}`;
}

/** The grades of a drive, its sharpest changes of grade, and the step at the garage. */
export function driveLines(
  { heights, isTyped, crest, sag, garage }: DriveProfile,
  units: Units,
): readonly { readonly title: string; readonly value: string }[] {
  const grades = stretchesOf(heights);
  return [
    {
      title: isTyped ? 'Grades from the street' : 'Grades of the ground',
      value: grades.map(({ grade }) => formatPercent(grade)).join(', '),
    },
    ...(sag ? [{ title: 'Sharpest sag', value: formatPercent(sag.change) }] : []),
    ...(crest ? [{ title: 'Sharpest crest', value: formatPercent(-crest.change) }] : []),
    ...(garage ? [{ title: 'Step at the garage', value: stepWords(garage.step, units) }] : []),
  ];
}

function stepWords(step: number, units: Units): string {
  const words = formatAbout(Math.abs(step), 0, units);
  if (words === formatLength(0, units)) return 'level';
  return `${words} ${step < 0 ? 'down' : 'up'}`;
}
