import { type ReportLine, said, sentence, series } from '@chancery/core';
import type { BattlePlace, Fighter } from '../events/battle.ts';
import type { Event, EventOf } from '../events.ts';
import { type Reader, readerOf, who } from '../names/reader.ts';
import { battlePlace, sideWords } from '../text/told/battle.ts';
import type { HepKnown } from '../types.ts';

interface Battle {
  readonly began: EventOf<'battle-began'>;
  readonly duels: readonly EventOf<'duel-fought'>[];
  readonly ended: EventOf<'battle-ended'>;
}

/** The reader's own battles, how each ended first; every duel stands in the battle reports (HEP-15.5). */
export const fought = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  const reader = readerOf(known);
  return battlesIn(heard)
    .filter(({ began }) => [...began.attackers, ...began.defenders].some(({ owner }) => owner === me))
    .flatMap((battle) => [
      said('HEP-15.5', outcomeOf(battle, reader, me)),
      said('HEP-15.5', lossesOf(battle, reader), { style: 'note', indent: 1 }),
    ]);
};

/** One place is fought over at a time, from beginning to end. */
const battlesIn = (heard: readonly Event[]): readonly Battle[] => {
  const open = new Map<string, { began: EventOf<'battle-began'>; duels: EventOf<'duel-fought'>[] }>();
  return heard.flatMap((news) => {
    if (news.kind === 'battle-began') open.set(keyOf(news.battle), { began: news, duels: [] });
    if (news.kind === 'duel-fought') open.get(keyOf(news.battle))?.duels.push(news);
    if (news.kind !== 'battle-ended') return [];
    const battle = open.get(keyOf(news.battle));
    open.delete(keyOf(news.battle));
    return battle === undefined ? [] : [{ ...battle, ended: news }];
  });
};

const keyOf = (place: BattlePlace): string => (place.on === 'land' ? `area ${place.area}` : `sea ${place.sea}`);

const outcomeOf = ({ began, ended }: Battle, reader: Reader, me: number): string => {
  const attacked = began.attackers.some(({ owner }) => owner === me);
  const [mine, theirs] = attacked ? [began.attackers, began.defenders] : [began.defenders, began.attackers];
  const [left, against] = attacked
    ? [ended.attackersLeft, ended.defendersLeft]
    : [ended.defendersLeft, ended.attackersLeft];
  const how =
    left.length > 0 && against.length === 0 ? 'Won' : left.length === 0 ? 'Lost' : attacked ? 'Beaten off' : 'Held';
  return `${how} ${battlePlace(reader, began.battle)}: ${sideWords(reader, mine)} against ${sideWords(reader, theirs)}.`;
};

/** Who is destroyed in a duel, with what went down with it. */
export const fallenIn = ({ attacker, defender, result, cargoLost }: EventOf<'duel-fought'>): readonly Fighter[] => {
  if (result === 'attacker-retreats') return cargoLost;
  return [result === 'defender-destroyed' ? defender : attacker, ...cargoLost];
};

/** `You lost 1 and Chenth 2.` */
const lossesOf = ({ began, duels }: Battle, reader: Reader): string => {
  const owners = [...new Set([...began.attackers, ...began.defenders].map(({ owner }) => owner))];
  const mineFirst = [
    ...owners.filter((owner) => owner === reader.me),
    ...owners.filter((owner) => owner !== reader.me),
  ];
  const fallen = duels.flatMap(fallenIn);
  const words = mineFirst.map((owner, index) => {
    const count = fallen.filter((fighter) => fighter.owner === owner).length;
    return `${who(reader, owner)}${index === 0 ? ' lost' : ''} ${count === 0 ? 'nobody' : count}`;
  });
  return `${sentence(series(words))}.`;
};
