import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { type Named, named } from './named.ts';

/** Words that orders are made of (UM-20.8): nothing may be called so. */
const ORDER_WORDS: readonly string[] = (
  'ALL AND AS AT BY FREE IN NONE TO VIA WITH LAND SEA FLEET ARMY NATION TURN END ENEMIES TAX DISBAND FOUND IMPROVE REBUILD SACK CAPITAL ' +
  'TRANSFER ASSASSINATE BRIBE CEDE CONVERT APPOINT REASSIGN RANK REPLACEMENTS MOVE STANCE RECRUIT WINTER IND'
).split(' ');

/** Letters, with spaces, apostrophes, hyphens and full stops between them: what can be written in an order and in a letter. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
const TYPE_CODE = /^[A-Z]{3}$/;

/** What things are called: orders, letters and the map have to be able to say it (UM-20.1, 20.8). */
export const wordFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const { provinces, nations, types, terrains, calendar, generals } = file;
  const sayable = [
    ...named(provinces, 'provinces', ({ name }) => name, '.name'),
    ...named(nations, 'nations', ({ name }) => name, '.name'),
    ...named(generals, 'generals', ({ name }) => name, '.name'),
    ...nations.flatMap(({ generalNames }, at) => named(generalNames, `nations[${at}].generalNames`, (name) => name)),
  ];
  // A troop type may be called Fleet: its code says it without doubt.
  const names = [
    ...sayable,
    ...named(types, 'types', ({ name }) => name, '.name'),
    ...named(types, 'types', ({ plural }) => plural, '.plural'),
    ...named(terrains, 'terrains', (terrain) => terrain),
  ];
  const codes = [
    ...named(types, 'types', ({ code }) => code, '.code'),
    ...named(provinces, 'provinces', ({ code }) => code, '.code'),
    ...named(nations, 'nations', ({ code }) => code, '.code'),
  ];
  return [
    ...names
      .filter(({ name }) => !NAME.test(name))
      .map(({ path, name }) => faultAt(path, notAName(name), WRITE_LETTERS)),
    ...types.flatMap(({ code }, at) =>
      TYPE_CODE.test(code)
        ? []
        : [faultAt(`types[${at}].code`, `${code} cannot be the code of a troop type`, 'Take three capitals.')],
    ),
    ...calendar.flatMap(({ name }, at) =>
      /^[^<>&\p{C}]+$/u.test(name) ? [] : [faultAt(`calendar[${at}].name`, notAName(name), WRITE_LETTERS)],
    ),
    ...[...sayable, ...codes]
      .filter(isOrderWord)
      .map(({ path, name }) => faultAt(path, `${name} is a word of which orders are made`, 'Call it something else.')),
  ];
};

const isOrderWord = ({ name }: Named): boolean => ORDER_WORDS.includes(name.toUpperCase());

const notAName = (name: string): string => `${JSON.stringify(name)} is no name that an order could say`;
const WRITE_LETTERS = 'Write letters, with single spaces, apostrophes or hyphens between them.';
