import type { Phase, Turn } from '@chancery/core';
import { setLevel } from '../consequences/holdings.ts';
import type { EventOf } from '../events.ts';
import { getDomain, getProvince, holdingsIn, holdingsOf, provincesRuledBy, unitsInField } from '../rules/find.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { canRise, roomForTroops, roomInside } from '../rules/levels.ts';
import { areHostile } from '../rules/war.ts';
import type { Holding, Province } from '../state.ts';
import type { Types } from '../types.ts';
import { type DomainNumber, HOLDING_KINDS, MOST_LEVEL, MOST_MOOD, type RandomEventKind } from '../words.ts';

const DIE = 6;

/** Each domain rolls, and on a six something befalls it (DOM-5.14, 5.15). */
export const randomEvents: Phase<Types> = {
  name: 'Random events',
  rule: 'DOM-5.14',
  run: (turn) => {
    for (const domain of initiativeOf(turn.setting, turn.state)) {
      if (turn.dice.at('event', domain).d(DIE) < DIE) continue;
      const { randomEvents } = turn.setting;
      const roll = turn.dice.at('event.kind', domain).d(randomEvents.length);
      BEFALLS[randomEvents[roll - 1] as RandomEventKind]({ ...turn, domain });
    }
  },
};

interface Befallen extends Turn<Types> {
  readonly domain: DomainNumber;
}

type Facts = Partial<Omit<EventOf<'random-event'>, 'kind' | 'rule' | 'domain' | 'event'>>;

/** It is told with what it strikes; what it does follows. */
const tell = ({ domain, emit }: Befallen, event: RandomEventKind, facts: Facts = {}): void =>
  emit({
    kind: 'random-event',
    rule: 'DOM-5.15',
    domain,
    event,
    province: null,
    holding: null,
    bridge: [],
    gold: 0,
    unit: null,
    ...facts,
  });

/** One of them; nothing is rolled where there is none (DOM-5.15). */
const picked = <T>({ dice, domain }: Befallen, candidates: readonly T[]): T | null =>
  candidates.length === 0 ? null : (candidates[dice.at('event.pick', domain).d(candidates.length) - 1] ?? null);

const randomProvince = (turn: Befallen): Province | null => picked(turn, provincesRuledBy(turn.state, turn.domain));

/** By province, then law, guild, temple. */
const randomHolding = (turn: Befallen): Holding | null =>
  picked(
    turn,
    [...holdingsOf(turn.state, turn.domain)].sort(
      (one, other) =>
        one.province - other.province || HOLDING_KINDS.indexOf(one.kind) - HOLDING_KINDS.indexOf(other.kind),
    ),
  );

const goldRoll = ({ dice, domain }: Befallen): number => dice.at('event.gold', domain).d(DIE);

/** It strikes a province of the domain, if there is one. */
const onProvince =
  (event: RandomEventKind, strikes: (turn: Befallen, province: Province) => void) =>
  (turn: Befallen): void => {
    const province = randomProvince(turn);
    tell(turn, event, { province: province?.number ?? null });
    if (province !== null) strikes(turn, province);
  };

const onHolding =
  (event: RandomEventKind, strikes: (turn: Befallen, holding: Holding) => void) =>
  (turn: Befallen): void => {
    const holding = randomHolding(turn);
    tell(turn, event, { holding: holding?.id ?? null });
    if (holding !== null) strikes(turn, holding);
  };

const changeMood = ({ emit }: Befallen, { number, mood }: Province, by: number): void => {
  const changed = Math.min(MOST_MOOD, Math.max(0, mood + by));
  if (changed !== mood) emit({ kind: 'mood-changed', rule: 'DOM-5.15', province: number, mood: changed, why: 'event' });
};

const changeLevel = ({ emit }: Befallen, { number, level }: Province, to: number): void => {
  if (to !== level) emit({ kind: 'province-level-changed', rule: 'DOM-5.15', province: number, level: to });
};

const BEFALLS: { readonly [Kind in RandomEventKind]: (turn: Befallen) => void } = {
  fire: onHolding('fire', (turn, { id, level }) => {
    if (level > 0) setLevel(turn, id, level - 1, 'fire');
  }),
  flood: (turn) => {
    const { setting, state } = turn;
    const own = new Set(provincesRuledBy(state, turn.domain).map(({ number }) => number));
    const bridges = state.bridges.filter((place) => {
      const border = setting.borders[place];
      return border !== undefined && (own.has(border.a) || own.has(border.b));
    });
    const place = picked(turn, bridges);
    const border = place === null ? undefined : setting.borders[place];
    const ends = border === undefined ? [] : [border.a, border.b];
    tell(turn, 'flood', { bridge: ends });
    if (border !== undefined) turn.emit({ kind: 'bridge-broken', rule: 'DOM-5.15', ends, why: 'flood' });
  },
  sickness: onProvince('sickness', (turn, province) => changeLevel(turn, province, Math.max(1, province.level - 1))),
  bandits: (turn) => {
    const loss = Math.min(goldRoll(turn), getDomain(turn.state, turn.domain).treasury);
    tell(turn, 'bandits', { gold: -loss });
  },
  'bad harvest': onProvince('bad harvest', () => {}),
  discontent: onProvince('discontent', (turn, province) => changeMood(turn, province, -1)),
  'good harvest': onProvince('good harvest', () => {}),
  windfall: (turn) => tell(turn, 'windfall', { gold: goldRoll(turn) }),
  fair: onProvince('fair', (turn, province) => changeMood(turn, province, 1)),
  volunteers: (turn) => volunteer(turn),
  craftsmen: onHolding('craftsmen', (turn, holding) => {
    const province = getProvince(turn.state, holding.province);
    if (canRise(turn.state, province, holding)) setLevel(turn, holding.id, holding.level + 1, 'craftsmen');
  }),
  settlers: onProvince('settlers', (turn, province) =>
    changeLevel(turn, province, Math.min(MOST_LEVEL, province.level + 1)),
  ),
};

/** One Irregulars joins in the field of a province, or in a holding; not beyond the troop maximum (DOM-5.15, 6.13, 6.20). */
const volunteer = (turn: Befallen): void => {
  const { setting, state, domain } = turn;
  const province = randomProvince(turn);
  const lone = province === null ? picked(turn, holdingsOf(state, domain).filter(hasRoom(turn))) : null;
  const at = province?.number ?? lone?.province ?? null;
  const able = at !== null && roomForTroops(state, setting.units, domain) >= setting.units.Irregulars.points;
  const closed =
    province !== null && unitsInField(state, province.number).some(({ owner }) => areHostile(state, domain, owner));
  const shelter = closed ? firstHolding(turn, province.number) : lone;
  const unit = able && !(closed && shelter === null) ? state.next.unit : null;
  tell(turn, 'volunteers', { province: at, holding: shelter?.id ?? null, unit });
  if (unit === null || at === null) return;
  const number = getDomain(state, domain).raised + 1;
  turn.emit({
    kind: 'raised',
    rule: closed ? 'DOM-6.20' : 'DOM-5.15',
    domain,
    how: 'volunteered',
    province: at,
    inside: shelter?.id ?? null,
    holding: null,
    units: [{ unit, number, type: 'Irregulars' }],
    points: 1,
    gold: 0,
  });
};

const hasRoom =
  ({ setting, state }: Befallen) =>
  (holding: Holding): boolean =>
    holding.occupiedBy === null && roomInside(state, setting.units, holding) >= setting.units.Irregulars.points;

/** The domain's first holding there that has room: law, guild, temple (DOM-6.20). */
const firstHolding = (turn: Befallen, province: number): Holding | null => {
  const own = holdingsIn(turn.state, province).filter(({ owner }) => owner === turn.domain);
  const [first] = HOLDING_KINDS.flatMap((kind) => own.filter((holding) => holding.kind === kind));
  return first !== undefined && hasRoom(turn)(first) ? first : null;
};
