import type { Secrets } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import { domainOfCode, getProvince } from '../src/rules/find.ts';
import { holdingsSeenBy, knowsOrdersOf } from '../src/rules/sight.ts';
import type { State } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { GOLD_A_POINT } from '../src/victory/score.ts';
import type { DomainNumber } from '../src/words.ts';
import { atTheSameScore, SCRAMBLED } from './knowledge.ts';

/** What a viewer may not know, as changes that they must not notice (DOM-15.2). */
export const SECRETS: Secrets<Types> = {
  scrambled: SCRAMBLED,
  positions: (position, viewer) => {
    const me = viewer === null ? null : domainOfCode(position.setting, viewer);
    return [...otherTreasuries(position, me), ...otherLevels(position, me), otherwiseInSecret(position, me)];
  },
  events: (event, viewer, { setting, state }) =>
    otherwise(event, { me: viewer === null ? null : domainOfCode(setting, viewer), state }),
  /** A plan that the host refuses is told to its author alone. */
  orders: ({ setting, state }, seat, _, words) => {
    const domainOf = (code: string): number => domainOfCode(setting, code) ?? 0;
    const other = state.domains.find((domain) => domain !== null && domain.number !== domainOf(seat));
    const own = state.domains[domainOf(seat)];
    if (!other || !own) return [];
    return [
      {
        verb: 'COVERT',
        section: 'r3',
        args: { domain: other.number, template: 'other', text: words, by: own.ruler.id },
      },
    ];
  },
};

type Me = DomainNumber | null;

const withState = ({ setting, state }: GamePosition, change: Partial<State>): GamePosition => ({
  setting,
  state: { ...state, ...change },
});

/** Each other domain has a gold more or less: less than a point of the score. */
const otherTreasuries = (position: GamePosition, me: Me): readonly GamePosition[] =>
  position.state.domains.flatMap((domain) => {
    if (domain === null || domain.number === me) return [];
    const treasury = domain.treasury % GOLD_A_POINT === GOLD_A_POINT - 1 ? domain.treasury - 1 : domain.treasury + 1;
    const domains = position.state.domains.map((each) => (each === domain ? { ...each, treasury } : each));
    return [withState(position, { domains })];
  });

/** Holdings whose level nobody has told are a level lower, and their owners richer by as many points. */
const otherLevels = (position: GamePosition, me: Me): readonly GamePosition[] => {
  const { state } = position;
  const hidden = state.holdings.filter(
    (each) => each.level > 0 && each.siegeLevel === null && (me === null || !holdingsSeenBy(state, me)(each)),
  );
  if (hidden.length === 0) return [];
  const holdings = state.holdings.map((each) => (hidden.includes(each) ? { ...each, level: each.level - 1 } : each));
  return [atTheSameScore(withState(position, { holdings }), position) ?? []].flat();
};

/** Moods, taxes, musters, stances and counterspies of others, all at once. */
const otherwiseInSecret = (position: GamePosition, me: Me): GamePosition => {
  const { domains, provinces, holdings, units, next } = position.state;
  return withState(position, {
    domains: domains.map((each) =>
      each === null || each.number === me ? each : { ...each, counterspyFrom: each.counterspyFrom === null ? 1 : null },
    ),
    provinces: provinces.map((each) =>
      each === null || each.ruler === me || each.occupiedBy === me
        ? each
        : { ...each, mood: 5 - each.mood, taxRate: each.taxRate === 'heavy' ? 'light' : 'heavy' },
    ),
    holdings: holdings.map((each) =>
      each.owner === me
        ? each
        : { ...each, musteredTurn: position.state.turn, musteredPoints: each.musteredPoints + 1 },
    ),
    units: units.map((each) =>
      me !== null && knowsOrdersOf(me, each)
        ? each
        : { ...each, stance: each.stance === 'stand' ? 'retreat' : 'stand', joinScouts: !each.joinScouts },
    ),
    next: { ...next, unit: next.unit + 1 },
  });
};

/** The same event with other things in it that the viewer never hears. */
const otherwise = (event: Event, { me, state }: { readonly me: Me; readonly state: State }): readonly Event[] => {
  switch (event.kind) {
    case 'attempted':
      return event.author === me
        ? []
        : [{ ...event, roll: 101 - event.roll, chance: 7, person: null, name: event.exposed ? event.name : 'Nobody' }];
    case 'battle-fought': {
      if ([...event.aggressors, ...event.defenders].some((domain) => domain === me)) return [];
      const unfought = { ...event, fought: { ...event.fought, rounds: [] } };
      const watched = getProvince(state, event.province).ruler === me;
      return [watched ? unfought : { ...unfought, attacking: [], defending: [], dead: [], cause: 'assault' }];
    }
    case 'war-declared': {
      const others = state.domains.flatMap((each) => (each && each.number !== me ? [each.number] : []));
      const kept = event.notified.filter((each) => each === me);
      return [{ ...event, notified: others.length === event.notified.length ? kept : [...kept, ...others] }];
    }
    case 'income-received':
      return event.domain === me ? [] : [{ ...event, provinces: [], total: event.total + 1 }];
    case 'maintenance-paid':
      return event.domain === me ? [] : [{ ...event, upkeep: event.upkeep + 1 }];
    case 'gold-paid':
      return event.domain === me ? [] : [{ ...event, gold: event.gold + 1 }];
    case 'raised':
      return event.domain === me ? [] : [{ ...event, points: event.points + 1 }];
    case 'sighted':
    case 'field-seen':
      return event.seer === me
        ? []
        : [
            { ...event, forces: [] },
            { ...event, round: 4 - event.round },
          ];
    case 'order-failed':
      return event.domain === me ? [] : [{ ...event, position: event.position + 1 }];
    default:
      return [];
  }
};
