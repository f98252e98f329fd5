import { beatenLoss, combatValue, isRenowned, outcomeOf, victorLoss } from '../../battle/open-battle.ts';
import { suffer } from '../../consequences/casualties.ts';
import { WOUNDED } from '../../data/figures.ts';
import type { FractionName } from '../../data/rolls.ts';
import type { NewsEvent } from '../../events/news.ts';
import { getNation } from '../../rules/find.ts';
import { inRange } from '../../rules/range.ts';
import { rollOf } from '../../rules/rolls.ts';
import type { GameTurn } from '../../types.ts';
import { type Fighters, muster, sideTold } from './battle-report.ts';
import { type Clash, clashSubject, mobilityOver, openValue, type Side } from './clash.ts';
import { type Commander, commandOf } from './commander.ts';
import { type Refuge, rout } from './rout.ts';
import { shutIn, standOutside } from './siege-state.ts';
import { renown, woundGenerals } from './wounds.ts';

/** Both commanders, for better and for worse. */
interface Command {
  readonly attacker: Commander;
  readonly holder: Commander;
}

/** An open battle, from the first die to where the beaten go (UM-13.23). */
export const fightBattle = (turn: GameTurn, clash: Clash): void => {
  const witnesses = inRange(turn.setting, turn.state, clash.province);
  const { attacker, holder } = clash;
  const command = { attacker: commandOf(turn, clash, attacker), holder: commandOf(turn, clash, holder) };
  const before = {
    attacker: muster(turn, fightersOf(clash, attacker)),
    holder: muster(turn, fightersOf(clash, holder)),
  };
  const { victor, difference } = measure(turn, clash, command);
  const told = (): Pick<Extract<NewsEvent, { kind: 'battle-fought' }>, 'attacker' | 'holder'> => ({
    attacker: sideTold(turn, fightersOf(clash, attacker), before.attacker, command.attacker.general),
    holder: sideTold(turn, fightersOf(clash, holder), before.holder, command.holder.general),
  });
  if (victor === null) drawn(turn, clash);
  else decided(turn, clash, victor, difference);
  if (victor !== null && isRenowned(difference)) {
    renown(turn, command[victor].general, 1);
    renown(turn, command[victor === 'attacker' ? 'holder' : 'attacker'].general, -1);
  }
  const sides = told();
  const refuge = victor === null ? null : flee(turn, clash, victor === 'attacker' ? holder : attacker);
  const beaten = { beaten: refuge?.what ?? null, beatenTo: refuge?.to ?? null };
  const { province, arm } = clash;
  const result = victor ?? 'indecisive';
  turn.emit({ kind: 'battle-fought', rule: 'UM-13.5', province, witnesses, arm, ...sides, result, ...beaten });
  if (victor === null) standOutside(turn, clash);
  else if (refuge?.what === 'city') shutIn(turn, clash);
};

const fightersOf = ({ province, arm }: Clash, { nations }: Side): Fighters => ({ province, nations, arms: [arm] });

/** Combat values, the attacker's die first, and the difference that mobility makes of theirs (UM-13.4 to 13.6). */
const measure = (turn: GameTurn, clash: Clash, command: Command): ReturnType<typeof outcomeOf> => {
  const worthOf = (side: Side, { skill }: Commander): number => {
    const contingents = side.nations.map((nation) => ({
      tenths: openValue(turn, clash, { nations: [nation] }),
      morale: getNation(turn.state, nation).morale,
    }));
    return combatValue(contingents, skill, rollOf(turn, 'BATTLE', clashSubject(turn.state, clash, side)));
  };
  const attacker = worthOf(clash.attacker, command.attacker);
  const holder = worthOf(clash.holder, command.holder);
  return outcomeOf(
    { attacker, holder },
    {
      attacker: mobilityOver(turn, clash, clash.attacker, clash.holder),
      holder: mobilityOver(turn, clash, clash.holder, clash.attacker),
    },
  );
};

/** Both sides lose a little, and stay where they are (UM-13.9). */
const drawn = (turn: GameTurn, clash: Clash): void => {
  for (const side of [clash.attacker, clash.holder]) {
    const percent = rollOf(turn, 'INDECISIVE', clashSubject(turn.state, clash, side));
    loses(turn, clash, side, { percent, name: 'INDECISIVE', rule: 'UM-13.9' });
  }
  for (const { nations } of [clash.attacker, clash.holder]) woundGenerals(turn, clash, nations, WOUNDED.winner);
};

/** The loser's losses, then the victor's; then the generals of both (UM-13.10, 13.11, 13.20). */
const decided = (turn: GameTurn, clash: Clash, victor: 'attacker' | 'holder', difference: number): void => {
  const winner = clash[victor];
  const loser = victor === 'attacker' ? clash.holder : clash.attacker;
  loses(turn, clash, loser, { percent: beatenLoss(difference), name: 'LOSER', rule: 'UM-13.10' });
  const percent = victorLoss(rollOf(turn, 'VICTOR', clashSubject(turn.state, clash, winner)));
  loses(turn, clash, winner, { percent, name: 'VICTOR', rule: 'UM-13.11' });
  woundGenerals(turn, clash, loser.nations, WOUNDED.loser);
  woundGenerals(turn, clash, winner.nations, WOUNDED.winner);
};

const loses = (
  turn: GameTurn,
  clash: Clash,
  side: Side,
  loss: { readonly percent: number; readonly name: FractionName; readonly rule: string },
): void => {
  const victims = { province: clash.province, nations: side.nations, arms: [clash.arm] };
  suffer(turn, victims, { ...loss, subject: clashSubject(turn.state, clash, side), why: 'battle' });
};

/** The city side goes behind its walls or into its harbour; all others rout (UM-13.12, 13.14, 13.19). */
const flee = (turn: GameTurn, clash: Clash, loser: Side): Refuge | { readonly what: 'city'; readonly to: null } => {
  if (loser === clash.holder && clash.city) return { what: 'city', to: null };
  return rout(turn, clash, loser);
};
