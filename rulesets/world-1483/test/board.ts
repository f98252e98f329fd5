import type { World } from '@chancery/core';
import type { NationInfo, PlaceInfo, Setting } from '../src/setting.ts';
import type { Nation, Privy, State, Territory, Unit, War } from '../src/state.ts';
import {
  type Box,
  type NationKind,
  NPC_PHASE,
  type OwnerNumber,
  type Special,
  type UnitType,
  type WarKind,
} from '../src/words.ts';

/** A small world in plain facts, for tests of rules: what a fact does not say is as it usually is. */
export interface BoardFacts {
  readonly turn?: number;
  readonly phase?: number;
  /** By name, in list order: players before non-players. */
  readonly nations: { readonly [name: string]: NationFacts };
  /** By name, in list order. */
  readonly lands: { readonly [name: string]: LandFacts };
  readonly seas?: { readonly [name: string]: SeaFacts };
  /** `a-b` pairs of lands that share a border, or lie across a strait. */
  readonly borders?: readonly string[];
  readonly straits?: readonly string[];
  readonly wars?: readonly WarFacts[];
}
export interface NationFacts {
  readonly phase?: number;
  readonly order?: number;
  readonly kind?: NationKind;
  readonly treasury?: number;
  readonly arrears?: number;
  readonly seaTrade?: number;
  readonly landTrade?: number;
  readonly capital?: string;
  readonly boxes?: { readonly [nation: string]: Box };
  readonly standing?: Privy['standing'];
  readonly more?: Partial<Nation>;
  readonly privy?: Partial<Privy>;
}
export interface LandFacts {
  /** A nation by name, or what owns land without being one; independents unless said. */
  readonly owner?: string | OwnerNumber;
  readonly value?: number;
  readonly fort?: number;
  readonly port?: boolean;
  readonly special?: Special;
  /** Null: nobody has incorporated it; its owner unless said. */
  readonly incorporatedBy?: string | null;
  readonly originalOwner?: string | null;
  readonly tribalCity?: string;
  readonly revealed?: boolean;
  /** Zones on its coast. */
  readonly coasts?: readonly string[];
  /** Units: `2 inf` of its owner, `1 gen 5 of France` with skill, `gen 8/3` with ability. */
  readonly units?: readonly string[];
}
export interface SeaFacts {
  readonly seas?: readonly string[];
  readonly special?: Special;
  /** `2 mer of England`; cargo is put aboard by `aboard`. */
  readonly units?: readonly string[];
}
export interface WarFacts {
  readonly between: readonly [attacker: string, defender: string];
  readonly kind?: WarKind;
  readonly battles?: number;
  readonly more?: Partial<War>;
}

export interface Board {
  readonly setting: Setting;
  readonly state: State;
  /** The number of a nation or a place by name. */
  nation(name: string): number;
  place(name: string): number;
  /** Ids of units by place, owner and type, ascending. */
  ids(place: string, owner: string, type: UnitType): readonly number[];
}

export const boardOf = (facts: BoardFacts): Board => {
  const nationNames = Object.keys(facts.nations);
  const landNames = Object.keys(facts.lands);
  const seaNames = Object.keys(facts.seas ?? {});
  const numberIn = (names: readonly string[], name: string): number => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`the board has no ${name}`);
    return at + 1;
  };
  const nation = (name: string): number => numberIn(nationNames, name);
  const place = (name: string): number => numberIn([...landNames, ...seaNames], name);
  const owner = (of: string | OwnerNumber | undefined): OwnerNumber =>
    typeof of === 'number' ? of : of === undefined ? 0 : nation(of);
  const ascending = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((a, b) => a - b);
  const besides = (pairs: readonly string[] | undefined, name: string): readonly number[] =>
    ascending(
      (pairs ?? []).flatMap((pair) => {
        const [one = '', other = ''] = pair.split('-');
        if (one === name) return [place(other)];
        return other === name ? [place(one)] : [];
      }),
    );

  const landInfos = Object.entries(facts.lands).map(
    ([name, land]): PlaceInfo => ({
      number: place(name),
      code: name.toLowerCase(),
      name,
      kind: 'land',
      special: land.special ?? null,
      value: land.value ?? 1,
      city: land.fort === undefined ? null : name,
      owner: owner(land.owner),
      borders: besides(facts.borders, name),
      straits: besides(facts.straits, name),
      coasts: ascending((land.coasts ?? []).map(place)),
      seas: [],
    }),
  );
  const seaInfos = Object.entries(facts.seas ?? {}).map(
    ([name, sea]): PlaceInfo => ({
      number: place(name),
      code: name.toLowerCase(),
      name,
      kind: 'sea',
      special: sea.special ?? null,
      value: 0,
      city: null,
      owner: null,
      borders: [],
      straits: [],
      coasts: ascending(
        Object.entries(facts.lands).flatMap(([land, { coasts = [] }]) => (coasts.includes(name) ? [place(land)] : [])),
      ),
      seas: ascending([
        ...(sea.seas ?? []).map(place),
        ...Object.entries(facts.seas ?? {}).flatMap(([other, { seas = [] }]) =>
          seas.includes(name) ? [place(other)] : [],
        ),
      ]),
    }),
  );

  const units: Unit[] = [];
  const put = (at: string, usual: OwnerNumber, words: string): void => {
    const match = /^(?:(\d+) )?([a-z]{3})(?: (\d+)(?:\/(\d+))?)?(?: of (.+))?$/.exec(words);
    if (match === null) throw new Error(`no units: ${words}`);
    const [, count = '1', type, skill = '0', ability = '0', whose] = match;
    for (let made = 0; made < Number(count); made += 1) {
      units.push({
        ...UNIT,
        id: units.length + 1,
        type: type as UnitType,
        owner: whose === undefined ? usual : nationNames.includes(whose) ? nation(whose) : Number(whose),
        place: place(at),
        skill: Number(skill),
        ability: Number(ability),
      });
    }
  };
  for (const [name, land] of Object.entries(facts.lands)) {
    for (const words of land.units ?? []) put(name, owner(land.owner), words);
  }
  for (const [name, sea] of Object.entries(facts.seas ?? {})) for (const words of sea.units ?? []) put(name, 0, words);

  const territories = Object.entries(facts.lands).map(([name, land]): Territory => {
    const whose = owner(land.owner);
    return {
      number: place(name),
      value: land.value ?? 1,
      city: land.fort === undefined ? null : { name, fort: land.fort },
      tribalCity: land.tribalCity === undefined ? null : nation(land.tribalCity),
      owner: whose,
      incorporatedBy:
        land.incorporatedBy === undefined
          ? whose > 0 || whose === -3
            ? whose
            : null
          : land.incorporatedBy === null
            ? null
            : nation(land.incorporatedBy),
      port: land.port ?? false,
      revealed: land.revealed ?? false,
      originalOwner:
        land.originalOwner === undefined
          ? whose > 0
            ? whose
            : null
          : land.originalOwner === null
            ? null
            : nation(land.originalOwner),
    };
  });
  const ownedBy = (number: number): readonly number[] =>
    territories.filter((each) => each.owner === number).map((each) => each.number);

  const infos = Object.entries(facts.nations).map(
    ([name, { phase = 1, order, kind, capital }], at): NationInfo => ({
      number: at + 1,
      code: name.toLowerCase(),
      name,
      kind: kind ?? (phase === NPC_PHASE ? 'npc' : 'player'),
      phase,
      order: order ?? at + 1,
      capital: capital === undefined ? null : place(capital),
      description: '',
      arms: 'argent',
      tone: 0,
    }),
  );
  const nations = Object.values(facts.nations).map((fact, at): Nation => {
    const info = infos[at] as NationInfo;
    return {
      number: info.number,
      code: info.code,
      name: info.name,
      kind: info.kind,
      phase: info.phase,
      order: info.order,
      seat: 'held',
      status: 'active',
      seaTrade: fact.seaTrade ?? 0,
      landTrade: fact.landTrade ?? 0,
      missed: 0,
      returning: false,
      original: territories.filter(({ originalOwner }) => originalOwner === info.number).map(({ number }) => number),
      boxes: Object.entries(fact.boxes ?? {})
        .map(([name, box]) => ({ nation: nation(name), box }))
        .toSorted((a, b) => a.nation - b.nation),
      underThreat: [],
      unmarriageable: false,
      stirred: false,
      rebellion: null,
      leaves: [],
      snapshot: null,
      ...fact.more,
    };
  });
  const privy = Object.values(facts.nations).map(
    (fact): Privy => ({
      treasury: fact.treasury ?? 0,
      arrears: fact.arrears ?? 0,
      threatLost: false,
      mustDeclare: [],
      standing: fact.standing ?? [],
      absence: null,
      ...fact.privy,
    }),
  );
  const wars = (facts.wars ?? []).map(({ between: [attacker, defender], kind, battles, more }, at): War => {
    const [one, other] = [nation(attacker), nation(defender)];
    return {
      id: at + 1,
      attacker: one,
      defender: other,
      kind: kind ?? 'player',
      turn: 1,
      phase: 1,
      battles: battles ?? 0,
      attackerHad: ownedBy(one),
      defenderHad: ownedBy(other),
      ally: null,
      financed: false,
      ...more,
    };
  });
  return {
    setting: {
      scenario: 'board',
      title: 'Board',
      options: { tribesChoose: true },
      nations: [null, ...infos],
      places: [null, ...landInfos, ...seaInfos],
      world: BARE_WORLD,
    },
    state: {
      turn: facts.turn ?? 1,
      phase: facts.phase ?? 1,
      stage: 'phases',
      nations: [null, ...nations],
      territories: [null, ...territories, ...seaInfos.map(() => null)],
      units,
      wars,
      tributes: [],
      npcOffers: [],
      privy: [null, ...privy],
      peaceOffers: [],
      tradeOffers: [],
      gifts: [],
      contracts: [],
      rejectedBids: [],
      next: { unit: units.length + 1, war: wars.length + 1, offer: 1, gift: 1 },
    },
    nation,
    place,
    ids: (at, whose, type) =>
      units
        .filter((unit) => unit.place === place(at) && unit.owner === nation(whose) && unit.type === type)
        .map(({ id }) => id),
  };
};

const UNIT = {
  carrier: null,
  movedTurn: null,
  builtTurn: null,
  acquiredTurn: null,
  damaged: false,
  fought: false,
  guestRight: false,
  special: false,
  shown: false,
  conquered: null,
} satisfies Partial<Unit>;

const BARE_WORLD: World = { id: 'board', title: 'Board', width: 100, height: 100, areas: [], borders: [], wilds: [] };
