import type { AreaDress, CityDot } from '@chancery/core';
import { ownerCode } from '../names/codes.ts';
import { nationName, ownerName } from '../names/names.ts';
import { isTribe, nationsOf, territoriesOf } from '../rules/find.ts';
import type { Territory } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { AFRICA, BERBER, INDEPENDENT, type NationNumber, SIBERIA, TRIBAL_CITY_FORT } from '../words.ts';

/** Every territory: its value in a disc, its city as a dot, its port, and whose it is (W83-2.2 to 2.4, 2.7). */
export const areasDressed = (known: GameKnown): readonly AreaDress[] => {
  const capitals = new Set(known.setting.nations.flatMap((nation) => nation?.capital ?? []));
  return territoriesOf(known.view).map((territory) => dressOf(known, territory, capitals.has(territory.number)));
};

const dressOf = ({ setting, view }: GameKnown, territory: Territory, capital: boolean): AreaDress => {
  const { number, value, city, tribalCity, owner, port } = territory;
  const query = QUERIES[owner];
  const dot = city !== null ? cityDot(view, territory) : tribalCity !== null ? tribalDot(view, tribalCity) : null;
  const name = city?.name ?? (tribalCity === null ? '' : `City of ${nationName(view, tribalCity)}`);
  const colour = ownerCode(view, colourOf(territory));
  const home = ownerCode(view, setting.places[number]?.owner ?? INDEPENDENT);
  return {
    area: number,
    owner: colour,
    ...(home === colour ? {} : { home }),
    disc: `${value}`,
    ...(dot === null ? {} : { city: { name, capital: capital && city !== null, dot } }),
    ...(owner > 0 && owner !== territory.incorporatedBy ? { tag: ownerName(view, owner) } : {}),
    ...(port ? { harbour: true } : {}),
    ...(query === undefined ? {} : { query }),
  };
};

/** Land has the colour of whoever has incorporated it, even while another owns it; land that nobody has is pale. */
const colourOf = ({ owner, incorporatedBy }: Territory): number => incorporatedBy ?? (owner > 0 ? INDEPENDENT : owner);

const cityDot = (view: GameKnown['view'], { city, owner }: Territory): CityDot | null =>
  city === null
    ? null
    : {
        sign: `${city.fort}`,
        ...(owner > 0 ? { power: ownerCode(view, owner) } : {}),
        title: `${city.name}: fortification ${city.fort}`,
      };

/** `T1`, `T2`: the tribes in list order. */
const tribalDot = (view: GameKnown['view'], tribe: NationNumber): CityDot => {
  const tribes = nationsOf(view).filter(isTribe);
  const sign = `T${tribes.findIndex(({ number }) => number === tribe) + 1}`;
  return { sign, title: `${sign}, a city of ${nationName(view, tribe)}: fortification ${TRIBAL_CITY_FORT}` };
};

/** What nobody knows, the master included (W83-18.4). */
const QUERIES: { readonly [owner: number]: string } = {
  [SIBERIA]: 'Siberian land: what holds it is rolled when somebody first enters',
  [AFRICA]: 'Remote African land: what holds it is rolled when somebody first enters',
  [BERBER]: 'Berber land: its riders are rolled whenever somebody enters',
};
