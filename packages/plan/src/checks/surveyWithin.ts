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
    const within = ground.pack?.limits?.surveyWithin ?? 0;
    if (!siteLot || within <= 0 || isExisting(subject)) return [];
    const { object, the } = subject;
    return linesToKeepFrom(subject, siteLot).flatMap((line): Found[] => {
      const { edge, words, known } = line;
      if (known.source === 'surveyed') return [];
      const setback = setbackOf(line, subject);
      const near = nearestBetween(
        subject.ground,
        { edges: [edge], box: edge.box },
        setback + within - lengthTolerance,
      );
      if (!near) return [];
      const from = setback > 0 ? `of its setback of ${say(setback, ground)}` : 'of it';
      const by = ground.pack ? packTitle(ground.pack) : '';
      return [
        {
          id: findingId('survey', [object.id], `line ${edge.index}`),
          check: 'survey',
          state: 'question',
          asks: 'user',
          sentence: `Is ${words} surveyed? ${by} asks for a survey where something is built within ${say(within, ground)} ${from}, and ${lowered(the)} is ${say(near.feet, ground)} from it. On this plan ${placeText('it', known, ground.units)}.`,
          objects: [object.id],
          place: { from: near.from, to: near.to },
          measured: near.feet,
          required: setback + within,
          edit: surveyed(line, siteLot),
        },
      ];
    });
  },
};

/** The line as a surveyed one, once it is. */
const surveyed = ({ edge, words }: LotLine, { subject: { object } }: SiteLot): FindingEdit => ({
  title: `${capitalized(words)} is surveyed`,
  changes() {
    const put = kindOf(object).path?.withEdgeSource?.(object, edge.index, 'surveyed');
    return put && [{ put }];
  },
});
