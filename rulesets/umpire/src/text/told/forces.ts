import { sentence } from '@chancery/core';
import type { ForcesEvent } from '../../events/forces.ts';
import { countOfType } from '../../names/names.ts';
import { areThere, generals, province, type Reader, troops, who, whose } from '../../names/reader.ts';
import type { GeneralNumber } from '../../words.ts';
import { LOSS_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const WITHDREW = { retreat: 'retreated', rout: 'fled', 'winter quarters': 'went to winter quarters' } as const;

/** Own stacks: raised, lost, moved. */
export const FORCES: InWords<ForcesEvent> = {
  'units-raised': ({ nation, province: number, units, why }, reader) => {
    const what = `${troops(reader, units)} in ${province(reader, number)}`;
    switch (why) {
      case 'recruits':
        return `${who(reader, nation)} recruited ${what}.`;
      case 'rebels':
        return `${troops(reader, units)} rose for ${who(reader, nation)} in ${province(reader, number)}.`;
      case 'tribal muster':
        return `The muster brought ${who(reader, nation)} ${what}.`;
    }
  },
  'units-lost': ({ nation, province: number, units, why }, reader) =>
    `${who(reader, nation)} lost ${troops(reader, units)} in ${province(reader, number)} ${LOSS_WORDS[why]}.`,
  'units-disbanded': ({ nation, province: number, units }, reader) =>
    `${who(reader, nation)} disbanded ${troops(reader, units)} in ${province(reader, number)}.`,
  'units-converted': ({ province: number, from, to, given, gained }, reader) =>
    `${province(reader, number)}: ${countOfType(reader.setting, from, given)} became ${countOfType(reader.setting, to, gained)}.`,
  'leg-marched': ({ by, from, to, units, generals: leaders }, reader) =>
    `${forceWords(reader, units, leaders)} ${by === 'sea' ? 'sailed' : 'marched'} from ${province(reader, from)} to ${province(reader, to)}.`,
  'units-withdrew': ({ from, to, units, generals: leaders, why }, reader) =>
    `${forceWords(reader, units, leaders)} ${WITHDREW[why]} from ${province(reader, from)} to ${province(reader, to)}.`,
  'feudal-dispersed': ({ rule, nation, leave, come }, reader) => [
    { text: `${sentence(whose(reader, nation))} feudal troops went home for the winter.`, rule },
    ...leave.map(({ province: number, units }) => ({
      text: `From ${province(reader, number)}: ${troops(reader, units)}.`,
      rule,
      indent: 1 as const,
    })),
    ...come.map(({ province: number, units }) => ({
      text: `To ${province(reader, number)}: ${troops(reader, units)}.`,
      rule,
      indent: 1 as const,
    })),
  ],
  'combat-orders-set': ({ nation, province: number, army, fleet }, reader) =>
    `${whose(reader, nation)} combat orders in ${province(reader, number)}: ${[
      ...(fleet === null ? [] : [`fleet ${fleet}`]),
      ...(army === null ? [] : [`army ${army}`]),
    ].join(', ')}.`,
  'relief-arrived': ({ nation, province: number }, reader) =>
    `${whose(reader, nation)} army came to relieve ${province(reader, number)}.`,
  'units-changed-sides': ({ from, to, province: number, units }, reader) =>
    `${troops(reader, units)} in ${province(reader, number)} left ${who(reader, from)} for ${who(reader, to)}.`,
  'rebels-disbanded': ({ province: number, units }, reader) =>
    `Rebels in ${province(reader, number)} went home: ${troops(reader, units)}.`,
  'network-destroyed': ({ nation, province: number, by }, reader) =>
    `${sentence(by === null ? 'somebody' : who(reader, by))} broke ${whose(reader, nation)} spy network in ${province(reader, number)}.`,
};

/** `Carne and Bari with 4 Foot`, `Carne`, `4 Foot` */
const forceWords = (reader: Reader, units: readonly number[], leaders: readonly GeneralNumber[]): string => {
  if (leaders.length === 0) return troops(reader, units);
  return areThere(units) ? `${generals(reader, leaders)} with ${troops(reader, units)}` : generals(reader, leaders);
};
