import { cityGrabChance } from '../../battle/assault.ts';
import { catchChance } from '../../battle/engage.ts';
import { suffer } from '../../consequences/casualties.ts';
import { fallsTo, newOwnerOf } from '../../consequences/pass-province.ts';
import { withdraw } from '../../consequences/withdraw.ts';
import { MANOEUVRING } from '../../data/warfare.ts';
import { getNation } from '../../rules/find.ts';
import { moraleScaled } from '../../rules/losses.ts';
import { chanceOf, rollOf } from '../../rules/rolls.ts';
import type { GameTurn } from '../../types.ts';
import { INDEPENDENTS } from '../../words.ts';
import { fightBattle } from './battle.ts';
import { type Clash, clashSubject, harbourGuards, mobilityOver, openValue, placeSubject, type Side } from './clash.ts';
import { isOnlyIndependents, retreatOf } from './decision.ts';
import { destroyed } from './rout.ts';

/** A willing side tries to catch one that is not: caught, that one must fight (UM-12.21, 12.23). */
export const chase = (turn: GameTurn, clash: Clash, evader: Side, action: 'M' | 'R'): void => {
  const catcher = evader === clash.holder ? clash.attacker : clash.holder;
  const chance = catchChance(action, mobilityOver(turn, clash, catcher, evader));
  if (chanceOf(turn, 'CATCH', clashSubject(turn.state, clash, catcher), chance)) return fightBattle(turn, clash);
  if (action === 'R') return retreat(turn, clash, evader);
  wearOut(turn, clash, evader);
  if (evader === clash.holder) loseCity(turn, clash);
};

/** The side goes to a province of its own, nation by nation; a side of Independents only is destroyed (UM-12.12, 12.28). */
export const retreat = (turn: GameTurn, clash: Clash, side: Side): void => {
  const { province, arm } = clash;
  if (isOnlyIndependents(side)) return destroyed(turn, clash, side.nations, 'UM-12.12');
  const way = retreatOf(turn, clash, side);
  if (way === null) return;
  for (const nation of side.nations)
    if (nation !== INDEPENDENTS)
      withdraw(turn, nation, arm, { from: province, legs: [way], why: 'retreat', rule: 'UM-12.28' });
};

/** Moving about before the enemy costs units, half of the time (UM-12.25). */
const wearOut = (turn: GameTurn, clash: Clash, { principal, nations }: Side): void => {
  const subject = clashSubject(turn.state, clash, { principal, nations });
  if (!chanceOf(turn, 'MANOEUVRE.attr', subject, MANOEUVRING.chance)) return;
  const percent = MANOEUVRING.each * rollOf(turn, 'MANOEUVRE.size', subject);
  for (const nation of nations) {
    const victims = { province: clash.province, nations: [nation], arms: [clash.arm] };
    const scaled = moraleScaled(percent, getNation(turn.state, nation).morale);
    const how = { name: 'MANOEUVRE.size', subject, why: 'manoeuvre', rule: 'UM-12.25' } as const;
    suffer(turn, victims, { percent: scaled, ...how });
  }
};

/** Whoever holds a city and manoeuvres may find its gates shut behind them; who attacks by land has army units (UM-12.26). */
const loseCity = (turn: GameTurn, clash: Clash): void => {
  const { state } = turn;
  const { province, arm, city, attacker, holder } = clash;
  if (arm !== 'land' || !city || harbourGuards(turn, province).length > 0) return;
  const chance = cityGrabChance(openValue(turn, clash, attacker), openValue(turn, clash, holder));
  if (!chanceOf(turn, 'CITYGRAB', placeSubject(state, clash), chance)) return;
  const to = newOwnerOf(turn, attacker.nations, province);
  fallsTo(turn, province, { to, manner: 'manoeuvre', rule: 'UM-12.26' });
};
