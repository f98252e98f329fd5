import { counted, type ReportLine, said, series } from '@chancery/core';
import { mayOfferFault } from '../../diplomacy/may-offer.ts';
import { areaName, kingdomName, stationWords, TREATY_WORDS, unitsById } from '../../names/reader.ts';
import { termsWords } from '../../names/terms.ts';
import { getArea, getAreaInfo, isLandUnit, landUnitsIn, unitsOf } from '../../rules/find.ts';
import { cavalryLeft, countOfKind, landUnitCount, maxNavies, maxRetinues, maxUnits } from '../../rules/reckoned.ts';
import { atWar, enemiesOf } from '../../rules/relations.ts';
import type { Unit } from '../../state.ts';
import type { HepKnown } from '../../types.ts';
import { openStandOf, type Stand } from './stand.ts';

/** What the reader can do in their Phase: whose turn it is, offers to answer, Gold to spend, units that wait, land to take. */
export const nowLines = (known: HepKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  if (stand === null) return [];
  return [...turnLine(stand), ...inHand(stand), ...peace(stand), ...purse(stand), ...prey(stand), ...waiting(stand)];
};

/** Who acts, and how much of the game is left (HEP-17.10). */
const turnLine = ({ reader, state, setting, me }: Stand): readonly ReportLine[] => {
  const { lastTurn } = setting.options;
  const turn = `Turn ${state.turn}${lastTurn === null ? '' : ` of ${lastTurn}`}`;
  if (state.active === null) return [said('HEP-1.4', `${turn}: all act together.`)];
  const whose = state.active === me ? 'It is your Phase.' : `It is the Phase of ${kingdomName(reader, state.active)}.`;
  return [said('HEP-1.5', `${turn}. ${whose}`)];
};

/** Proposals and offers of peace that wait for the reader's answer (HEP-1.10). */
const inHand = ({ reader, state, me }: Stand): readonly ReportLine[] => {
  const proposals = state.proposals
    .filter(({ to }) => to === me)
    .map(({ kind, from }) =>
      said('HEP-5.19', `Answer ${kingdomName(reader, from)}, who proposes a ${TREATY_WORDS[kind]}.`),
    );
  const offers = state.wars.flatMap(({ a, b, offer }) => {
    if (offer === null || offer.from === me || (a !== me && b !== me)) return [];
    const terms = offer.terms.white ? 'White Peace' : `peace for ${termsWords(reader, offer.terms)}`;
    return [said('HEP-7.9', `Answer ${kingdomName(reader, offer.from)}, who offers ${terms}.`)];
  });
  return [...proposals, ...offers];
};

const peace = (stand: Stand): readonly ReportLine[] => {
  const { reader, state, me } = stand;
  const open = enemiesOf(state, me).filter((enemy) => mayOfferFault(stand, me, enemy) === null);
  if (open.length === 0) return [];
  return [said('HEP-7.1', `You may offer peace to ${series(open.map((enemy) => kingdomName(reader, enemy)))}.`)];
};

const purse = (stand: Stand): readonly ReportLine[] => {
  const { me, state } = stand;
  const land = maxUnits(stand, me) - landUnitCount(stand, me);
  const retinues = maxRetinues(stand, me) - countOfKind(stand, me, 'retinue');
  const navies = maxNavies(stand, me) - countOfKind(stand, me, 'navy');
  const limits = [
    ...(land > 0 ? [counted(land, 'Land Unit')] : []),
    ...(land > 0 && retinues > 0 ? [`of which ${Math.min(land, retinues)} may be Retinues`] : []),
    ...(navies > 0 ? [counted(navies, 'Navy', 'Navies')] : []),
  ];
  const cavalry = cavalryLeft(stand, me);
  const words = [
    `${state.kingdoms[me]?.gold ?? 0} Gold to spend.`,
    limits.length === 0
      ? 'Your limits leave no room for more units.'
      : `Your limits leave room for ${limits.join(', ')}.`,
    ...(cavalry > 0 ? [`${counted(cavalry, 'Cavalry Action')} left.`] : []),
  ];
  return [said('HEP-8.4', words.join(' '))];
};

/** Land of enemies where the reader's Land Units in one area beside it are more than those in it. */
const prey = ({ reader, state, setting, me }: Stand): readonly ReportLine[] => {
  const best = new Map<number, { readonly from: number; readonly mine: number }>();
  for (const unit of unitsOf(state, me).filter(isLandUnit)) {
    if (unit.at.in !== 'area') continue;
    const from = unit.at.area;
    const mine = landUnitsIn(state, from).filter(({ owner }) => owner === me).length;
    for (const next of getAreaInfo(setting, from).neighbours) {
      if (mine > (best.get(next)?.mine ?? 0)) best.set(next, { from, mine });
    }
  }
  const words = [...best]
    .sort(([a], [b]) => a - b)
    .flatMap(([target, { from, mine }]) => {
      const { owner, occupier } = getArea(state, target);
      if (owner === me || occupier === me || !atWar(state, me, owner)) return [];
      const held = landUnitsIn(state, target).filter(
        (each) => each.owner !== me && atWar(state, me, each.owner),
      ).length;
      if (mine <= held) return [];
      return [
        `${areaName(reader, target)} of ${kingdomName(reader, owner)} (${held}) from ${areaName(reader, from)} (${mine})`,
      ];
    });
  return words.length === 0 ? [] : [said('HEP-9.1', `You outnumber, by Land Units: ${words.join('; ')}.`)];
};

/** Units that have not gone anywhere yet, by place. */
const waiting = ({ reader, state, me }: Stand): readonly ReportLine[] => {
  const idle = unitsOf(state, me).filter((unit) => !unit.moved && !unit.carried && unit.at.in !== 'navy');
  if (idle.length === 0) return [];
  const places = [...Map.groupBy(idle, ({ at }: Unit) => stationWords(reader, at))].map(
    ([where, units]) =>
      `${unitsById(
        reader,
        units.map(({ id }) => id),
      )} ${where}`,
  );
  return [said('HEP-9.1', `${counted(idle.length, 'unit')} can go: ${places.join('; ')}.`)];
};
