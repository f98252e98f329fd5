import type { DraftState } from '../src/draft/realms.ts';
import { apply } from '../src/event-kinds.ts';
import type { Event } from '../src/events.ts';
import type { Options } from '../src/setting.ts';
import type { State } from '../src/state.ts';
import type { MdPosition, Turn } from '../src/types.ts';
import { judgeVictory } from '../src/victory/judge.ts';
import { IND, type RealmNumber } from '../src/words.ts';
import { scenarioUnderTest } from './scenario-under-test.ts';

/** Europe, whose 210 provinces leave room for alliances of several large realms; nobody has troops. */
export interface GivenEurope {
  /** How many provinces each realm owns; the rest are independent. */
  readonly lands: { readonly [realm: number]: number };
  readonly alliances?: readonly (readonly [RealmNumber, RealmNumber])[];
  readonly options?: Partial<Options>;
  /** Realms under local forces. */
  readonly computer?: readonly RealmNumber[];
}

const { begin } = scenarioUnderTest('europe-1320');

/** A turn end in Europe. With `before` it is the end of the turn after that one. */
export const europe = (given: GivenEurope, before?: MdPosition): MdPosition => {
  const { setting, state } = begin(given.options);
  const owners = Object.entries(given.lands).flatMap(([realm, count]) => Array<number>(count).fill(Number(realm)));
  const relations = state.relations.map((row) => [...row]);
  for (const [a, b] of given.alliances ?? []) {
    (relations[a] as string[])[b] = 'alliance';
    (relations[b] as string[])[a] = 'alliance';
  }
  let next = 0;
  const provinces = state.provinces.map((province) => province && { ...province, owner: owners[next++] ?? IND });
  const realms = state.realms.map(
    (realm) => realm && { ...realm, control: given.computer?.includes(realm.number) ? 'computer' : 'player' },
  ) as State['realms'];
  const { turn = 0, claims = [] } = before?.state ?? {};
  return { setting, state: { ...state, realms, provinces, relations, units: [], turn: turn + 1, claims } };
};

/** What a turn end brings: claims and the outcome in words, and the position afterwards. */
export const judge = (position: MdPosition): { readonly said: readonly string[]; readonly after: MdPosition } => {
  const { setting } = position;
  const state = structuredClone(position.state) as DraftState;
  const said: string[] = [];
  const emit = (event: Event): void => {
    apply(state, event, setting);
    if (event.kind === 'claim-made' || event.kind === 'claim-lapsed') said.push(`${event.kind} ${event.members}`);
    if (event.kind === 'campaign-ended') said.push(`${event.outcome.by} ${event.outcome.winners}`);
  };
  judgeVictory({ setting, state, emit } as unknown as Turn);
  return { said, after: { setting, state } };
};

/** What is said at the end of one turn after another. */
export const judgeAll = (...ends: readonly GivenEurope[]): readonly (readonly string[])[] => {
  let before: MdPosition | undefined;
  return ends.map((end) => {
    const { said, after } = judge(europe(end, before));
    before = after;
    return said;
  });
};
