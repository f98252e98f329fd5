import { type ReportLine, said, sentence, series } from '@chancery/core';
import { place, who, whoAll } from '../names/names.ts';
import { type Reader, readerOf } from '../names/reader.ts';
import { concerns } from '../tell/concerns.ts';
import type { Told, ToldOf } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { ofKinds } from './choosing.ts';

/** The reader's own battles, how each ended first; who fell stands in the papers (MD-16.24). */
export const fought = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const me = known.view.realm;
  if (me === null) return [];
  return ofKinds(['battle-heard'], heard)
    .filter((battle) => concerns(battle, me))
    .flatMap((battle) => {
      const reader = readerOf(known, battle);
      return [
        said(battle.rule, `${outcomeOf(battle, reader)}.`),
        said(battle.rule, `${lossesOf(battle, reader)}.`, { style: 'note', indent: 1 }),
      ];
    });
};

type Battle = ToldOf<'battle-heard'>;

const outcomeOf = (battle: Battle, reader: Reader): string => {
  const { victors, realms, phase } = battle;
  const me = reader.me as number;
  const where = `${whereOf(battle, reader)}, phase ${phase}`;
  if (victors.length === 0) {
    const others = realms.filter((realm) => realm !== me);
    return `Nobody won ${where}${others.length === 0 ? '' : `, against ${whoAll(reader, others)}`}`;
  }
  if (!victors.includes(me)) return `Lost ${where}, to ${whoAll(reader, victors)}`;
  const beside = victors.filter((realm) => realm !== me);
  const against = realms.filter((realm) => !victors.includes(realm));
  return [
    `Won ${where}`,
    ...(beside.length === 0 ? [] : [`beside ${whoAll(reader, beside)}`]),
    ...(against.length === 0 ? [] : [`against ${whoAll(reader, against)}`]),
  ].join(', ');
};

const whereOf = ({ battle, place: at, beyond }: Battle, reader: Reader): string => {
  if (beyond !== null) return `on the border of ${place(reader, at)} and ${place(reader, beyond)}`;
  return `${battle === 'sea' ? 'in' : 'at'} ${place(reader, at)}`;
};

/** `You lost 3, the independents 4 and Castile nobody` */
const lossesOf = ({ losses }: Battle, reader: Reader): string => {
  const mineFirst = [
    ...losses.filter(({ realm }) => realm === reader.me),
    ...losses.filter(({ realm }) => realm !== reader.me),
  ];
  const words = mineFirst.map(({ realm, troops, commanders }, index) => {
    const count = troops.reduce((sum, each) => sum + each.count, 0) + commanders;
    return `${who(reader, realm)}${index === 0 ? ' lost' : ''} ${count === 0 ? 'nobody' : count}`;
  });
  return sentence(series(words));
};
