import { branch, oneOf, textOf } from '@chancery/kit';
import { territoriesOf } from '../../rules/find.ts';
import { mastersAct } from '../masters.ts';
import { oneNation, onePlace, others } from '../offers.ts';
import { FLAG, NATION, REASON, TERRITORY } from '../param-types.ts';

/** A correction with its reason, for everybody to read (W83-20.50). */
export const setOwner = mastersAct('SET_OWNER', {
  rule: 'W83-20.50',
  title: 'Correct an owner',
  help: 'Corrects a mistake: a territory belongs to a nation, incorporated or not. The newsheet says why.',
  edits: true,
  params: {
    territory: { type: TERRITORY, help: 'which territory' },
    nation: { type: NATION, help: 'whose it is' },
    incorporated: { type: FLAG, help: 'whether it is incorporated' },
    reason: { type: REASON, help: 'why' },
  },
  lines: [
    { pattern: 'SET OWNER <territory> <nation> INCORPORATED BECAUSE <reason>', sets: { incorporated: true } },
    { pattern: 'SET OWNER <territory> <nation> BECAUSE <reason>', sets: { incorporated: false } },
  ],
  options: (known) => {
    const why = textOf('reason', { from: 1, to: 300 });
    const how = oneOf('incorporated', [branch(true, 'incorporated', why), branch(false, 'not incorporated', why)]);
    const whose = how && oneNation(known, 'nation', others(known), how);
    return onePlace(
      known,
      'territory',
      territoriesOf(known.view).map(({ number }) => number),
      whose,
    );
  },
});
