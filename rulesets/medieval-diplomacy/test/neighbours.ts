import { army, at, fleet, type GivenPosition, garrison, position, realm } from './position.ts';
import { typeOf } from './provinces.ts';

export const ENG = realm('Eng');
export const FRA = realm('Fra');
export const SCO = realm('Sco');
export const KENT = at('Kent');

/** England and France face each other; Scotland is England's ally and watches. */
export const SAID: GivenPosition = {
  wars: ['Eng-Fra'],
  alliances: ['Eng-Sco'],
  provinces: { Kent: { owner: 'Eng', fortLevel: 1, harbour: true }, Essex: { owner: 'Sco' }, Paris: { owner: 'Fra' } },
  units: [
    garrison('Eng', 'Kent', { militia: 4, merchantman: 2 }),
    army('Eng A2', 'Kent', { archers: 3 }, { name: 'Patrol Force 2', commanders: [{ name: 'Roger' }] }),
    fleet('Eng F1', 'Channel', { carrack: 2 }),
    army('Sco A1', 'Channel', { militia: 2 }, { loadedOn: 'Eng F1' }),
    army('Sco A2', 'Essex', { militia: 2 }),
    army('Fra A5', 'Paris', { men_at_arms: 4 }),
    army('Ind A3', 'Wessex', { militia: 2 }),
  ],
};
export const NEIGHBOURS = position(SAID);
export const ARCHERS = typeOf(NEIGHBOURS.setting, 'archers');
export const MERCHANTMAN = typeOf(NEIGHBOURS.setting, 'merchantman');
