import { acceptanceModifiers } from '../diplomacy/acceptance.ts';
import { codeOf, isNpc, kingdomsOf, landUnitsIn, ownedBy, unitsOf } from '../rules/find.ts';
import { landUnitCount, unsharedTypes } from '../rules/reckoned.ts';
import { enemiesOf, havePact, landAdjacent, tradePartner } from '../rules/relations.ts';
import type { KingdomNumber, Tradition } from '../words.ts';
import { isPrey } from './assault.ts';
import type { Pen } from './pen.ts';

const codeFor = ({ trial }: Pen, kingdom: KingdomNumber): string => codeOf(trial.setting, kingdom);

const LEADERS: readonly string[] = [
  ...['Wulfric', 'Aethelstan', 'Ceolred', 'Osric', 'Beornred', 'Ealhmund', 'Sigeberht', 'Wihtred'].map(
    (name) => `King ${name}`,
  ),
  ...['Leofgyth', 'Eadgyth', 'Hild', 'Cynethryth', 'Aelfflaed', 'Godgifu', 'Eadburh', 'Osthryth'].map(
    (name) => `Queen ${name}`,
  ),
];
const TASTES: readonly Tradition[] = ['diplomacy', 'fyrd', 'piety', 'husbandry', 'mercantile', 'feudalism'];

/** Turn 0: a name that nobody bears yet, and a Tradition by taste. */
export const signUp = (pen: Pen): void => {
  const { dice, me, trial } = pen;
  const borne = new Set(kingdomsOf(trial.state).map(({ leader }) => leader));
  const free = LEADERS.filter((each) => !borne.has(each));
  const names = free.length > 0 ? free : LEADERS;
  const leader = names[dice.at('name', me).d(names.length) - 1] as string;
  const first = dice.at('tradition', me).d(TASTES.length) - 1;
  for (let at = 0; at < TASTES.length; at += 1) {
    const tradition = TASTES[(first + at) % TASTES.length] as Tradition;
    if (pen.write({ verb: 'SIGN_UP', args: { leader, tradition } })) return;
  }
};

/** Answers what others have proposed: trade is welcome; a Pact with whoever is no easy prey. */
export const answerProposals = (pen: Pen): void => {
  const { trial, me } = pen;
  for (const { from, to, kind } of [...trial.state.proposals]) {
    if (to !== me) continue;
    const strong = landUnitCount(trial, from) * 2 > landUnitCount(trial, me);
    const yes = kind === 'trade' || (strong && !landAdjacent(trial, me, from));
    pen.write({ verb: 'ANSWER', args: { kingdom: codeFor(pen, from), treaty: kind, yes } });
  }
};

/** Proposes trade where it brings most, and Subjugation where it is likeliest: both rest with one die. */
export const approach = (pen: Pen): void => {
  const { trial, me } = pen;
  const npcs = kingdomsOf(trial.state)
    .filter(isNpc)
    .map(({ number }) => number);
  const asked = new Set<KingdomNumber>();

  const target = npcs
    .filter((npc) => ownedBy(trial.state, npc).length === 1)
    .map((npc) => ({ npc, value: 10 * acceptance(pen, npc) + worthOf(pen, npc) }))
    .filter(({ npc }) => acceptance(pen, npc) >= 0)
    .sort((a, b) => b.value - a.value || a.npc - b.npc)[0];
  if (target !== undefined && pen.dare({ verb: 'SUBJUGATE', args: { kingdom: codeFor(pen, target.npc) } }))
    asked.add(target.npc);

  if (tradePartner(trial.state, me) !== null) return;
  const partner = kingdomsOf(trial.state)
    .filter(({ number, controller }) => number !== me && controller !== 'eliminated' && !asked.has(number))
    .filter(
      ({ number }) =>
        !trial.state.proposals.some(({ from, kind }) => from === me && kind === 'trade') || npcs.includes(number),
    )
    .map(({ number }) => ({
      number,
      value: unsharedTypes(trial, me, number) * 2 + (npcs.includes(number) ? acceptance(pen, number) : 1),
    }))
    .filter(({ number }) => pen.could({ verb: 'PROPOSE', args: { kingdom: codeFor(pen, number), treaty: 'trade' } }))
    .sort((a, b) => b.value - a.value || a.number - b.number)[0];
  if (partner !== undefined)
    pen.dare({ verb: 'PROPOSE', args: { kingdom: codeFor(pen, partner.number), treaty: 'trade' } });
};

const acceptance = (pen: Pen, npc: KingdomNumber): number =>
  acceptanceModifiers(pen.trial, pen.me, npc).reduce((sum, { value }) => sum + value, 0);

/** What an area would bring: near land with Resources and men. */
const worthOf = ({ trial, me }: Pen, npc: KingdomNumber): number =>
  (landAdjacent(trial, me, npc) ? 4 : 0) +
  ownedBy(trial.state, npc).reduce(
    (sum, { number, resources }) => sum + resources.length + landUnitsIn(trial.state, number).length,
    0,
  );

/** A Pact that stands in the way is given up, a Phase before the War (HEP-5.5): when the partner is near, and weak. */
export const outgrowPacts = (pen: Pen): void => {
  const { trial, me } = pen;
  for (const { number } of kingdomsOf(trial.state)) {
    if (number === me || !havePact(trial.state, me, number)) continue;
    if (landAdjacent(trial, me, number) && isPrey(pen, number))
      pen.write({ verb: 'CANCEL', args: { treaty: 'pact', kingdom: codeFor(pen, number) } });
  }
};

/** A Pact with a player who is not next door spares both a frontier. */
export const seekPact = (pen: Pen): void => {
  const { trial, me, dice } = pen;
  if (dice.at('pact', me).d(4) > 1 || enemiesOf(trial.state, me).length > 0) return;
  const friends = kingdomsOf(trial.state)
    .filter(({ number, controller }) => number !== me && controller === 'player' && !landAdjacent(trial, me, number))
    .filter(({ number }) => unitsOf(trial.state, number).length > 0);
  const friend = friends[dice.at('friend', me).d(Math.max(1, friends.length)) - 1];
  if (friend !== undefined)
    pen.dare({ verb: 'PROPOSE', args: { kingdom: codeFor(pen, friend.number), treaty: 'pact' } });
};
