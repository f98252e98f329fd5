import {
  assaultOdds,
  daresAssault,
  jointMorale,
  type Opposed,
  stormChance,
  treasonChance,
} from '../../battle/assault.ts';
import { eagernessOf } from '../../battle/engage.ts';
import { siegeOdds, storesOf, surrenderChance } from '../../battle/surrender.ts';
import { suffer } from '../../consequences/casualties.ts';
import { exposed } from '../../consequences/exposed.ts';
import { fallsTo, loseGarrison, newOwnerOf } from '../../consequences/pass-province.ts';
import { WOUNDED } from '../../data/figures.ts';
import { STORM_LOSS, TREASON } from '../../data/warfare.ts';
import { riskOf } from '../../rules/combat-orders.ts';
import { getNation, getProvince } from '../../rules/find.ts';
import { fightersOf } from '../../rules/forces.ts';
import { byRank, generalsIn } from '../../rules/generals.ts';
import { hostileIn } from '../../rules/hostility.ts';
import { inRange } from '../../rules/range.ts';
import { revenueOf } from '../../rules/revenue.ts';
import { chanceOf, rollOf } from '../../rules/rolls.ts';
import { routesOpen } from '../../rules/supply.ts';
import type { GameTurn } from '../../types.ts';
import type { Manner, NationNumber } from '../../words.ts';
import { muster, sideTold } from './battle-report.ts';
import { type Clash, placeSubject, sideOrder } from './clash.ts';
import { type Commander, commandOf } from './commander.ts';
import { besiegerForce, defenderForce, type Force, needOf, worthOf } from './siege-forces.ts';
import { besiegedBy, setSiege, tellSiege } from './siege-state.ts';
import { renown, woundGenerals } from './wounds.ts';

/** A siege in its turn of operations: who is outside, who is inside, who commands. */
interface Operations {
  readonly clash: Clash;
  /** Turns of operations, this one among them (UM-14.8). */
  readonly t: number;
  readonly besiegers: Force;
  readonly defenders: Force;
  readonly attacker: Commander;
  readonly holder: Commander;
}

/** Operations of a siege: treachery, else an assault if they dare, else hunger (UM-14.35, 14.39). */
export const siegeOperations = (turn: GameTurn, clash: Clash): void => {
  const { province } = clash;
  const siege = besiegedBy(turn, clash);
  const t = siege.t + 1;
  setSiege(turn, province, { ...siege, t }, 'UM-14.8');
  const operations: Operations = {
    clash,
    t,
    besiegers: besiegerForce(clash),
    defenders: defenderForce(turn, clash),
    attacker: commandOf(turn, clash, clash.attacker),
    holder: commandOf(turn, clash, clash.holder),
  };
  operate(turn, operations);
  if (getProvince(turn.state, province).siege !== null)
    tellSiege(turn, province, siege.t === 0 ? 'begun' : 'goes on', clash.attacker.nations);
};

const operate = (turn: GameTurn, operations: Operations): void => {
  const { clash, besiegers, defenders, attacker } = operations;
  const bribers = bribersOf(turn, clash);
  if (bribers.length > 0) {
    if (isBetrayed(turn, operations, bribers)) return;
  } else {
    const odds = assaultOdds(worthOf(turn, besiegers, 'assault'), worthOf(turn, defenders, 'assault'));
    const risk = riskOf(sideOrder(turn, clash, clash.attacker));
    if (daresAssault(odds, risk, eagernessOf(attacker))) return assault(turn, operations, odds);
  }
  const chance = surrenderChance(hungerOf(turn, operations));
  if (chanceOf(turn, 'SURRENDER', placeSubject(turn.state, clash), chance)) fall(turn, operations, 'surrender');
};

/** Whose bribes an officer has accepted: nations hostile to no besieger (UM-14.15). */
const bribersOf = ({ state, memory }: GameTurn, { province, attacker }: Clash): readonly NationNumber[] =>
  memory.bribes
    .filter((bribe) => bribe.province === province)
    .map(({ nation }) => nation)
    .filter((nation) => !attacker.nations.some((besieger) => hostileIn(state, province, nation, besieger)));

/** A bribed officer opens the gate, or is caught, or neither (UM-14.16, 14.17). */
const isBetrayed = (turn: GameTurn, operations: Operations, bribers: readonly NationNumber[]): boolean => {
  const { clash, holder } = operations;
  const { province } = clash;
  const subject = placeSubject(turn.state, clash);
  if (chanceOf(turn, 'TREACHERY', subject, treasonChance(holder.skill))) {
    fall(turn, operations, 'treachery');
    return true;
  }
  if (!chanceOf(turn, 'APPREHEND', subject, TREASON.caught)) return false;
  const { owner } = getProvince(turn.state, province);
  turn.emit({ kind: 'officer-apprehended', rule: 'UM-14.17', province, owner });
  for (const briber of bribers) exposed(turn, briber, province);
  return false;
};

/** The walls are stormed, or the stormers thrown back (UM-14.12 to 14.14). */
const assault = (turn: GameTurn, operations: Operations, odds: number): void => {
  const { setting, state, emit } = turn;
  const { clash, t, besiegers, defenders, attacker, holder } = operations;
  const { province } = clash;
  const witnesses = inRange(setting, state, province);
  const before = { attacker: muster(turn, besiegers), holder: muster(turn, defenders) };
  const subject = placeSubject(state, clash);
  const stormed = chanceOf(turn, 'ASSAULT', subject, stormChance(odds, opposedOf(turn, operations)));
  sufferAssault(turn, operations, stormed);
  renown(turn, attacker.general, stormed ? 1 : -1);
  emit({
    kind: 'assault-told',
    rule: 'UM-14.12',
    province,
    witnesses,
    attacker: sideTold(turn, besiegers, before.attacker, attacker.general),
    holder: sideTold(turn, defenders, before.holder, holder.general),
    stormed,
    t,
  });
  if (stormed) fall(turn, operations, 'assault');
  woundGenerals(turn, clash, besiegers.nations, WOUNDED.assaulting);
  if (!stormed) woundGenerals(turn, clash, defenders.nations, WOUNDED.holding);
};

/** Losses of an assault, army units and squadrons together; militia are not counted (UM-14.13, 14.14). */
const sufferAssault = (turn: GameTurn, { clash, besiegers, defenders }: Operations, stormed: boolean): void => {
  const subject = placeSubject(turn.state, clash);
  const attackers = rollOf(turn, 'ASSAULT.attloss', subject);
  const percent = stormed ? STORM_LOSS.stormed * attackers : STORM_LOSS.repulsedBase + STORM_LOSS.repulsed * attackers;
  const rule = stormed ? 'UM-14.13' : 'UM-14.14';
  suffer(turn, besiegers, { percent, name: 'ASSAULT.attloss', subject, why: 'assault', rule });
  if (stormed) return;
  const inside = STORM_LOSS.defenders * rollOf(turn, 'ASSAULT.defloss', subject);
  suffer(turn, defenders, { percent: inside, name: 'ASSAULT.defloss', subject, why: 'assault', rule });
};

/** Skill and morale of both sides, as chances weigh them (UM-14.12, 14.18). */
const opposedOf = (turn: GameTurn, { besiegers, defenders, attacker, holder }: Operations): Opposed => {
  const moraleOf = (force: Force): number =>
    jointMorale(
      muster(turn, force).map(({ nation, units }) => ({
        units: fightersOf(turn.setting, units),
        morale: getNation(turn.state, nation).morale,
      })),
    );
  return {
    skill: { attacker: attacker.skill, holder: holder.skill },
    morale: { attacker: moraleOf(besiegers), holder: moraleOf(defenders) },
  };
};

/** All that brings a city to surrender (UM-14.18, 14.19). */
const hungerOf = (turn: GameTurn, operations: Operations): Parameters<typeof surrenderChance>[0] => {
  const { setting, state, memory } = turn;
  const { clash, t, besiegers, defenders } = operations;
  const province = getProvince(state, clash.province);
  const revenue = revenueOf(setting, state, province);
  return {
    ...opposedOf(turn, operations),
    t,
    stores: storesOf(setting.siegeStores, revenue, needOf(turn, defenders)),
    odds: siegeOdds(worthOf(turn, besiegers, 'siege'), worthOf(turn, defenders, 'siege')),
    reliefBeaten: province.siege?.reliefBeaten === state.turn - 1 && !memory.landed.has(clash.province),
    bySea: routesOpen(setting, state, province.owner, clash.province).sea,
  };
};

/** The city falls: those inside are lost, their generals taken, and it is the besiegers' (UM-14.4, 14.20). */
const fall = (turn: GameTurn, { clash, defenders }: Operations, manner: Manner): void => {
  const { province, attacker } = clash;
  const to = newOwnerOf(turn, attacker.nations, province);
  loseGarrison(
    turn,
    province,
    defenders.nations.flatMap((nation) => defenders.arms.map((arm) => ({ nation, arm }))),
  );
  const captives = defenders.nations.flatMap((nation) =>
    [...generalsIn(turn.state, province, [nation])].sort(byRank).map(({ number }) => number),
  );
  fallsTo(turn, province, { to, manner, rule: 'UM-14.20', captives });
};
