import { EDITED_RATINGS, type Edit, type Order, type OrderOf } from '../order.ts';
import { findStack, getGeneral, getNation, getProvince } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';

/** Carries out what the host puts right between two turns; what an edit does not name stays as it is (UM-23.14). */
export const edit = (turn: GameTurn, act: Order): void => {
  const isEdit = Object.hasOwn(EDITS, act.verb);
  if (isEdit) (EDITS[act.verb as Edit['verb']] as (turn: GameTurn, args: object) => void)(turn, act.args);
};

type Edits = { readonly [Verb in Edit['verb']]: (turn: GameTurn, args: OrderOf<Verb>['args']) => void };

const EDITS: Edits = {
  EDIT_NATION: ({ state, emit }, { nation, tenths, debt, rate, morale, capital, enemies, peace }) => {
    const now = getNation(state, nation);
    const treasury = debt === undefined ? (tenths ?? now.treasury) : -debt;
    const change = treasury - now.treasury;
    if (change !== 0) emit({ kind: 'treasury-edited', rule: 'UM-23.14', nation, tenths: change });
    const named = peace === true ? [] : enemies;
    const others = [rate, morale, capital, named].some((each) => each !== undefined);
    if (!others || now.capital === null) return;
    emit({
      kind: 'nation-edited',
      rule: 'UM-23.14',
      nation,
      taxRate: rate ?? now.taxRate,
      morale: morale ?? now.morale,
      capital: capital ?? now.capital,
      enemies: [...(named ?? now.enemies)].sort((one, other) => one - other),
    });
  },
  EDIT_PROVINCE: ({ state, emit }, { province, owner, city, loyalty, base, inv, dev }) => {
    const now = getProvince(state, province);
    emit({
      kind: 'province-edited',
      rule: 'UM-23.14',
      province,
      from: now.owner,
      to: owner ?? now.owner,
      cty: city ?? now.cty,
      loyalty: loyalty ?? now.loyalty,
      base: base ?? now.base,
      inv: inv ?? now.inv,
      dev: dev ?? now.dev,
    });
  },
  EDIT_TROOPS: ({ state, emit }, { nation, province, type, count }) => {
    if ((findStack(state, nation, province)?.units[type] ?? 0) === count) return;
    emit({ kind: 'troops-edited', rule: 'UM-23.14', nation, province, type, count });
  },
  EDIT_GENERAL: ({ state, emit }, { general: number, at, nation, command, state: fit, ...given }) => {
    const now = getGeneral(state, number);
    const ratings = Object.fromEntries(EDITED_RATINGS.map((rating) => [rating, given[rating] ?? now[rating]]));
    const general = {
      ...now,
      ...ratings,
      location: at ?? now.location,
      nation: nation ?? now.nation,
      command: command ?? now.command,
      state: fit ?? now.state,
      incapUntil: fit === undefined ? now.incapUntil : null,
    };
    emit({ kind: 'general-edited', rule: 'UM-23.14', general, from: now.nation });
  },
  EDIT_STANCE: ({ state, emit }, { nation, province, army, fleet }) => {
    const now = findStack(state, nation, province);
    if (now === null) return;
    emit({
      kind: 'stance-edited',
      rule: 'UM-23.14',
      nation,
      province,
      army: army ?? now.armyOrder,
      fleet: fleet ?? now.fleetOrder,
    });
  },
  EDIT_SIEGE: ({ state, emit }, { province, besiegers: named, turns, lifted }) => {
    const { owner, siege } = getProvince(state, province);
    const before = siege?.besiegers ?? [];
    const besiegers = lifted === true ? [] : [...new Set(named ?? before)].sort((one, other) => one - other);
    if (besiegers.length === 0 && siege === null) return;
    const parted = before.filter((nation) => !besiegers.includes(nation));
    emit({ kind: 'siege-edited', rule: 'UM-23.14', province, owner, besiegers, parted, t: turns ?? siege?.t ?? 0 });
  },
  EDIT_NEWS: ({ state, emit }, { what, province = null, nations }) => {
    const meant = state.pendingNews.filter(
      (news) => news.what === what && (province === null || news.province === province),
    );
    const heard = [...new Set(meant.flatMap((news) => news.heard))].sort((one, other) => one - other);
    const kept = [...new Set(nations)].filter((nation) => meant.some((news) => !news.heard.includes(nation)));
    if (kept.length > 0) emit({ kind: 'news-edited', rule: 'UM-23.14', what, province, nations: kept, heard });
  },
};
