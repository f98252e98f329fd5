import type { ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { africanGarrison, type Garrison, siberianGarrison } from '../rules/garrisons.ts';
import { DIE } from '../words.ts';

const garrisonWords = ({ infantry, cavalry }: Garrison): string =>
  infantry === 0 ? 'nobody' : `${infantry} infantry${cavalry === 0 ? '' : `, ${cavalry} cavalry`}`;

/** No roll in Africa comes to more than this that has a row of its own (W83-2.30). */
const MOST_AFRICAN = 12;
const ROLLS = Array.from({ length: MOST_AFRICAN }, (_, at) => at + 1);

/** Whom one meets where nobody has been: in Siberia by the roll, in Africa by the roll and the value (W83-2.27, 2.30). */
export const GARRISONS: ReferenceTable = {
  rule: 'W83-2.30',
  ...tableOf(
    [words('roll', 'Roll'), words('siberia', 'Siberia'), words('africa', 'Africa, with its value')],
    ROLLS.map((roll) => [
      roll === MOST_AFRICAN ? `${roll} and more` : `${roll}`,
      roll > DIE ? '' : garrisonWords(siberianGarrison(roll)),
      garrisonWords(africanGarrison(roll)),
    ]),
  ),
};
