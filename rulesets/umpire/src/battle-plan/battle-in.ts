import type { BattleForce, BattlePlan } from '@chancery/core';
import { sightedForce } from '@chancery/kit';
import { afterMarches } from '../known/after-marches.ts';
import { supposedState } from '../known/supposed-state.ts';
import { countOfType, theNation } from '../names/names.ts';
import { fighting } from '../odds/read-battle.ts';
import type { Order } from '../order.ts';
import { getProvince, getProvinceInfo } from '../rules/find.ts';
import { countOf, fightersOf } from '../rules/forces.ts';
import { militiaOf } from '../rules/revenue.ts';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';

/** Who would meet in a province by what is planned and what is known of others; null where nobody would. */
export const battleIn = (known: GameKnown, drafted: readonly Order[], area: ProvinceNumber): BattlePlan | null => {
  const { setting, view } = known;
  const { nation } = view;
  const units = afterMarches(known, drafted)?.unitsIn(area) ?? [];
  if (nation === null || fightersOf(setting, units) === 0) return null;
  const hasArmy = countOf(setting, units, 'land') > 0;
  const isMet = ({ kind }: { readonly kind: string | null }): boolean =>
    !hasArmy || setting.types.find(({ code }) => code === kind)?.category !== 'sea';
  const theirs = view.known.forces
    .filter((seen) => seen.area === area && isHostile(known, seen.nation) && seen.figures.some(isMet))
    .map(
      (seen): BattleForce => ({
        label: theNation(view, seen.nation),
        force: sightedForce(SIGHTINGS, named(known, seen), 'units').toLowerCase(),
      }),
    );
  if (theirs.length === 0) return null;
  const mine: BattleForce = {
    label: theNation(view, nation),
    force: [
      ...units.flatMap((count, type) =>
        count === 0 || setting.types[type]?.category === 'spy' ? [] : [countOfType(setting, type, count).toLowerCase()],
      ),
      `morale ${view.nations[nation]?.own?.morale ?? 100}`,
      ...commanderWords(known, drafted, area),
    ].join(', '),
  };
  const isMine = view.provinces[area]?.own != null;
  return {
    attackers: isMine ? theirs : [mine],
    defenders: isMine ? [mine] : theirs,
    nearby: [],
    place: placeWords(known, area),
    troops: fighting(setting),
  };
};

const isHostile = ({ view }: GameKnown, nation: NationNumber): boolean =>
  nation === INDEPENDENTS || view.nations[nation]?.hostile === true;

const named = (known: GameKnown, seen: GameKnown['view']['known']['forces'][number]) =>
  SIGHTINGS.seen(known).find(({ area, owner }) => area === seen.area && owner === seen.owner) ?? seen;

/** Skill is secret: reputation is what people say of it (UM-10.9). */
const commanderWords = (known: GameKnown, drafted: readonly Order[], area: ProvinceNumber): readonly string[] => {
  const here = (afterMarches(known, drafted)?.generals ?? []).filter(({ at }) => at === area);
  const [senior] = [...here].sort((one, other) => other.general.seniority - one.general.seniority);
  return senior === undefined ? [] : [`skill ${senior.general.reputation}`];
};

/** `hill`; of a standing city of others `assault`, who stands behind the walls, and what it stores: a garrison seldom comes out. */
const placeWords = (known: GameKnown, area: ProvinceNumber): string => {
  const { setting } = known;
  const state = supposedState(known);
  const province = getProvince(state, area);
  const terrain = (setting.terrains[getProvinceInfo(setting, area).terrain] ?? '').toLowerCase();
  if (province.cty !== 'Y') return terrain;
  const revenue = known.view.provinces[area]?.known.revenue ?? 0;
  const siege = known.view.provinces[area]?.siege?.t ?? 0;
  const isOthers = known.view.provinces[area]?.own == null;
  return [
    ...(isOthers ? ['assault'] : []),
    terrain,
    `militia ${militiaOf(setting, state, province)}`,
    `revenue ${revenue}`,
    `turn ${siege + 1}`,
  ].join(', ');
};
