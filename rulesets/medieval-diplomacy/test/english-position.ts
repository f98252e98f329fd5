import { army, fleet, type GivenPosition, garrison } from './position.ts';

/**
 * England with something of everything: at war with Wales, allied with Scotland, passage from Norway; Kent is a walled
 * city with a harbour, Mercia a city inland, Essex open land not yet annexed.
 */
export const ENGLAND: GivenPosition = {
  wars: ['Eng-Wal'],
  alliances: ['Eng-Sco'],
  passage: ['Nor-Eng', 'Eng-Sco'],
  realms: { Eng: { treasury: 60_00 } },
  provinces: {
    Kent: {
      owner: 'Eng',
      harbour: true,
      fortLevel: 3,
      productionAreas: 1,
      buildList: ['militia', 'archers', 'trading_cog', 'carrack'],
    },
    Essex: { owner: 'Eng', annexedTo: 'Ind' },
    Mercia: { owner: 'Eng', buildList: ['militia', 'heavy_cavalry'] },
    Artois: { owner: 'Fra', harbour: true },
    Paris: { owner: 'Fra' },
    Picardy: { owner: 'Fra' },
    Scotia: { owner: 'Sco', harbour: true },
    Wales: { owner: 'Wal', fortLevel: 2 },
    Bergen: { owner: 'Nor', harbour: true },
    Ulster: { owner: 'Sco', permitted: ['Eng'] },
  },
  units: [
    garrison('Eng', 'Kent', { militia: 6, carrack: 1 }, { commanders: [{ name: 'Mortimer', infantry: 30 }] }),
    garrison('Eng', 'Mercia', { militia: 2 }),
    army('Eng A1', 'Kent', { men_at_arms: { 1: 5, 2: 1 }, siege_machine: 1 }, { name: 'The Royal Lions' }),
    army('Eng A2', 'Essex', { light_cavalry: 3 }),
    army('Eng A4', 'Channel', { archers: 2 }, { loadedOn: 'Eng F1' }),
    fleet('Eng F1', 'Channel', { trading_cog: 4 }),
    fleet('Eng F2', 'Kent', { carrack: 1 }),
    garrison('Wal', 'Wales', { militia: 3 }),
    garrison('Ind', 'York', { militia: 2 }),
    garrison('Fra', 'Artois', { militia: 2 }),
    army('Sco A1', 'Mercia', { light_infantry: 2 }),
    army('Wal A1', 'Wales', { archers: 1 }),
  ],
};
