// The check of whether the lot line is surveyed where something is built so close to a setback that the rules ask for it.
import { nearestBetween } from '../geometry/pathDistance.ts';
import { kindOf } from '../kinds/index.ts';
import { capitalized, lowered } from '../measure/letterCase.ts';
import { packTitle } from '../packs/pack.ts';
import { placeText } from '../accuracy/sourceWords.ts';
import { findingId, type FindingEdit, type Found, type OwnCheck, say } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import { type LotLine, setbackOf, type SiteLot } from '../site/siteLot.ts';
import { isExisting } from '../site/subject.ts';
import { linesToKeepFrom } from './separations.ts';

export const surveyCheck: OwnCheck = {
  name: 'survey',
  uses: ['building', 'deck', 'pool'],
  find(subject, siteLot, ground) {
    /** Feet from the setback. */
    const maxDistance = ground.pack?.limits?.surveyWithin ?? 0;
    if (!siteLot || maxDistance <= 0 || isExisting(subject)) return [];
    const { object, the } = subject;
    return linesToKeepFrom(subject, siteLot).flatMap((line): Found[] => {
      const { edge, words, accuracy } = line;
      if (accuracy.source === 'surveyed') return [];
      const setback = setbackOf(line, subject);
      const nearest = nearestBetween(
        subject.ground,
        { edges: [edge], box: edge.box },
        setback + maxDistance - lengthTolerance,
      );
      if (!nearest) return [];
      const from = setback > 0 ? `of its setback of ${say(setback, ground)}` : 'of it';
      const source = ground.pack ? packTitle(ground.pack) : '';
      return [
        {
          id: findingId('survey', [object.id], `line ${edge.index}`),
          check: 'survey',
          state: 'question',
          asks: 'user',
          sentence: `Is ${words} surveyed? ${source} asks for a survey where something is built within ${say(maxDistance, ground)} ${from}, and ${lowered(the)} is ${say(nearest.feet, ground)} from it. On this plan ${placeText('it', accuracy, ground.units)}.`,
          objects: [object.id],
          place: { from: nearest.from, to: nearest.to },
          measured: nearest.feet,
          required: setback + maxDistance,
          edit: markSurveyed(line, siteLot),
        },
      ];
    });
  },
};

/** The edit for a user who answers that the line is surveyed. */
const markSurveyed = ({ edge, words }: LotLine, { subject: { object } }: SiteLot): FindingEdit => ({
  title: `${capitalized(words)} is surveyed`,
  changes() {
    const put = kindOf(object).path?.withEdgeSource?.(object, edge.index, 'surveyed');
    return put && [{ put }];
  },
});
