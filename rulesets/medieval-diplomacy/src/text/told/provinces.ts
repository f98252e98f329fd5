import { counted } from '@chancery/core';
import type { ProvinceEvent } from '../../events/province.ts';
import { place, realm, unit, who, whose } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { force } from '../../names/troop-words.ts';
import { FORT_NAMES } from '../../rules/forts.ts';
import type { ProvinceNews, ToldOf } from '../../told.ts';
import { realmOf } from '../../unit-id.ts';
import { IND } from '../../words.ts';
import { gold } from '../money.ts';
import type { KindOf, Saying } from './saying.ts';

/** MD-11.43 */
const DAMAGE = ['undamaged', 'lightly damaged', 'moderately damaged', 'heavily damaged'] as const;
const YIELD = [100, 80, 65, 50] as const;

const damaged = (damage: number): string =>
  `${DAMAGE[damage] ?? DAMAGE[3]} (${YIELD[damage] ?? YIELD[3]}% of its revenue)`;

const taken = (
  { province, from, to, phase }: Pick<ToldOf<'province-changed'>, 'province' | 'from' | 'to' | 'phase'>,
  reader: Reader,
): string => `${who(reader, to)} took ${place(reader, province)} from ${who(reader, from)} in phase ${phase}.`;

const annexedTo = (reader: Reader, of: number): string => `annexed to ${who(reader, of)}`;

export const PROVINCE_TOLD: Saying<KindOf<ProvinceEvent> | ProvinceNews['kind']> = {
  'province-taken': taken,
  'province-changed': taken,
  'harbour-fallen': ({ province, to, destroyed, captured, lost }, reader) => {
    const where = place(reader, province);
    if (destroyed) {
      const ships = lost.length > 0 ? `, and ${force(reader.setting, lost)} with it` : '';
      return `The harbour of ${where} was destroyed in the conquest${ships}.`;
    }
    const fates = [
      captured.length > 0 ? `${who(reader, to)} captured ${force(reader.setting, captured)}` : '',
      lost.length > 0 ? `the garrison scuttled ${force(reader.setting, lost)}` : '',
    ];
    return `In the harbour of ${where} ${fates.filter((fate) => fate !== '').join(' and ')}.`;
  },
  pillaged: ({ unit: id, province, owner, gold: pence }, reader) => {
    const land = owner === realmOf(id) ? `${whose(reader, owner)} own land` : `land of ${who(reader, owner)}`;
    return `${unit(reader, id)} pillaged ${place(reader, province)}, ${land}, and took ${gold(pence)}.`;
  },
  'pillage-suffered': ({ by, province, gold: pence }, reader) =>
    `${who(reader, by)} pillaged your province ${place(reader, province)} and took ${gold(pence)}.`,
  'damage-rose': ({ province, damage }, reader) =>
    `${place(reader, province)} was ravaged and is now ${damaged(damage)}.`,
  'damage-mended': ({ province, damage }, reader) =>
    `${place(reader, province)} recovered and is now ${damaged(damage)}.`,
  annexed: ({ realm: by, province, cost, formerly }, reader) => {
    const before = formerly === IND || formerly === by ? '' : ` It was ${annexedTo(reader, formerly)} before.`;
    return `${who(reader, by)} annexed ${place(reader, province)} for ${gold(cost)}.${before}`;
  },
  'annexation-lapsing': ({ province, realm: of, lapse }, reader) => {
    const left = counted(3 - lapse, 'turn');
    return of === reader.me
      ? `${place(reader, province)} is annexed to you but in other hands; unless you win it back, the annexation ends in ${left}.`
      : `${place(reader, province)} is still ${annexedTo(reader, of)}; that ends in ${left}.`;
  },
  'annexation-mended': ({ province, realm: of }, reader) =>
    `${whose(reader, of)} annexation of ${place(reader, province)} is safe again.`,
  'annexation-ended': ({ province, realm: of, why }, reader) => {
    const reason = {
      declined: 'for three turns another realm has owned it',
      limit: `${of === reader.me ? 'your realm has' : 'that realm had'} more annexed provinces than its status allows`,
      defeated: 'that realm is no more',
    }[why];
    return `${place(reader, province)} is no longer ${annexedTo(reader, of)}: ${reason}.`;
  },
  'fort-repaired': ({ province, unit: id, cost, damage }, reader) => {
    const left = damage === 0 ? 'none of its damage is left' : `its damage is now ${damage}`;
    return id === null
      ? `The fortification of ${place(reader, province)} was mended in peace, free of charge: ${left}.`
      : `${unit(reader, id)} repaired the fortification of ${place(reader, province)} for ${gold(cost)}: ${left}.`;
  },
  'fort-built': ({ province, unit: id, level, cost }, reader) =>
    `${unit(reader, id)} built up the fortification of ${place(reader, province)} to level ${level}, ${FORT_NAMES[level] ?? 'a fortification'}, for ${gold(cost)}.`,
  'harbour-built': ({ province, unit: id, cost }, reader) =>
    `${unit(reader, id)} built a harbour in ${place(reader, province)} for ${gold(cost)}.`,
  'production-built': ({ province, unit: id, count, cost }, reader) =>
    `${unit(reader, id)} built ${counted(count, 'production area')} in ${place(reader, province)} for ${gold(cost)}.`,
  razed: ({ province, unit: id, what, gold: pence }, reader) => {
    const thing = {
      fort: 'the top level of the fortification',
      harbour: 'the harbour',
      production: 'a production area',
    };
    return `${unit(reader, id)} razed ${thing[what]} of ${place(reader, province)} and recovered ${gold(pence)}.`;
  },
  'province-given': ({ province, from, to }, reader) =>
    to === IND
      ? `${who(reader, from)} ceded ${place(reader, province)} to ${realm(reader, to)}.`
      : `${who(reader, from)} gave ${place(reader, province)} to ${who(reader, to)}.`,
};
