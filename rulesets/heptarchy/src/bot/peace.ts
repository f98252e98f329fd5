import { priceOf } from '../diplomacy/price.ts';
import { termsOf } from '../diplomacy/terms.ts';
import { codeOf, getArea, getKingdom, isNpc, ownedBy } from '../rules/find.ts';
import { landUnitCount } from '../rules/reckoned.ts';
import { enemiesOf, warBetween } from '../rules/relations.ts';
import { warScore } from '../rules/score.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import type { Pen } from './pen.ts';

const codeFor = ({ trial }: Pen, kingdom: KingdomNumber): string => codeOf(trial.setting, kingdom);

/** Answers offers of peace: who is losing, or gains nothing by going on, accepts. */
export const answerOffers = (pen: Pen): void => {
  const { trial, me } = pen;
  for (const enemy of enemiesOf(trial.state, me)) {
    const offer = warBetween(trial.state, me, enemy)?.offer;
    if (!offer || offer.from !== enemy) continue;
    const lead = warScore(trial, me, enemy) - warScore(trial, enemy, me);
    const yes = offer.terms.white ? lead < 8 : lead < -12 || landUnitCount(trial, me) === 0;
    pen.write({ verb: 'ANSWER_PEACE', args: { kingdom: codeFor(pen, enemy), yes } });
  }
};

/** Offers peace: for land where the War Score pays for it, as White Peace where the War goes nowhere. */
export const offerPeace = (pen: Pen): void => {
  const { trial, me } = pen;
  for (const enemy of enemiesOf(trial.state, me)) {
    if (isNpc(getKingdom(trial.state, enemy))) offerToNpc(pen, enemy);
    else if (!demand(pen, enemy)) offerWhitePeace(pen, enemy);
  }
};

/** A War with an NPC State is given up when there is nobody left to fight it, or when the crown waits. */
const offerToNpc = (pen: Pen, enemy: KingdomNumber): void => {
  const { trial, me } = pen;
  const weak = landUnitCount(trial, me) <= landUnitCount(trial, enemy);
  const crowned = ownedBy(trial.state, me).length >= trial.setting.options.victoryAreas;
  if (weak || crowned) pen.dare({ verb: 'OFFER_PEACE', args: { kingdom: codeFor(pen, enemy), white: true } });
};

/** Demands as much land as the War Score pays for, when the enemy has to take it or is likely to. */
const demand = (pen: Pen, enemy: KingdomNumber): boolean => {
  const { trial, me } = pen;
  const [mine, theirs] = [warScore(trial, me, enemy), warScore(trial, enemy, me)];
  const overrun = ownedBy(trial.state, enemy).every(({ occupier }) => occupier === me);
  if (mine - theirs < 20 && !overrun && mine - theirs < 14) return false;
  const land: AreaNumber[] = [];
  let left = mine;
  for (const area of wanted(pen, enemy)) {
    const cost = landCost(pen, enemy, area);
    if (cost > left) continue;
    left -= cost;
    land.push(area);
  }
  if (land.length === 0) return false;
  return pen.dare({ verb: 'OFFER_PEACE', args: { kingdom: codeFor(pen, enemy), land } });
};

/** The enemy’s areas, the cheapest first, of these the richest. */
const wanted = (pen: Pen, enemy: KingdomNumber): readonly AreaNumber[] =>
  ownedBy(pen.trial.state, enemy)
    .map(({ number, resources }) => ({ number, cost: landCost(pen, enemy, number), riches: resources.length }))
    .sort((a, b) => a.cost - b.cost || b.riches - a.riches || a.number - b.number)
    .map(({ number }) => number);

const landCost = (pen: Pen, enemy: KingdomNumber, area: AreaNumber): number => {
  const { setting } = pen.trial;
  const terms = termsOf(setting, { kingdom: codeFor(pen, enemy), land: [area] });
  return priceOf(pen.trial, pen.me, terms);
};

const offerWhitePeace = (pen: Pen, enemy: KingdomNumber): void => {
  const { trial, me } = pen;
  const war = warBetween(trial.state, me, enemy);
  if (war === null) return;
  const lead = warScore(trial, me, enemy) - warScore(trial, enemy, me);
  const stale = trial.state.turn - war.startTurn >= 6 && Math.abs(lead) < 8;
  const losing =
    lead < -4 && ownedBy(trial.state, me).some(({ number }) => getArea(trial.state, number).occupier !== null);
  const crowned = ownedBy(trial.state, me).length >= trial.setting.options.victoryAreas;
  if (stale || losing || crowned || landUnitCount(trial, me) === 0)
    pen.dare({ verb: 'OFFER_PEACE', args: { kingdom: codeFor(pen, enemy), white: true } });
};
