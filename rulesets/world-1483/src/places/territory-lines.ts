import { type PlaceLine, type ReportLine, series } from '@chancery/core';
import { nationName } from '../names/names.ts';
import { money, readerOf, Who, who, whoAll } from '../names/reader.ts';
import { isColony } from '../rules/core.ts';
import { incorporationCost } from '../rules/costs.ts';
import { exists, findNation, getNation, getTerritory, isPlayer, nationsOf, ownersOfTroops } from '../rules/find.ts';
import { allowsLand } from '../rules/standing.ts';
import { atWar } from '../rules/war.ts';
import type { Territory } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { AFRICA, BERBER, type PlaceNumber, SIBERIA, TRIBAL_CITY_FORT } from '../words.ts';

/** Whose a territory is, what it is worth and to whom, its city, and who may enter it. */
export const territoryLines = (known: GameKnown, area: PlaceNumber): readonly PlaceLine[] => {
  const territory = getTerritory(known.view, area);
  return [
    ownerLine(known, territory),
    valueLine(known, territory),
    ...cityLines(known, territory),
    ...specialLines(territory),
    ...incorporationLines(known, territory),
    ...passageLines(known, territory),
  ];
};

const ownerLine = (known: GameKnown, { owner }: Territory): ReportLine => {
  const reader = readerOf(known);
  const nation = findNation(known.view, owner);
  if (nation === null) return { text: `Nobody’s land: ${who(reader, owner)}.`, rule: 'W83-0.21' };
  const when = isPlayer(nation) ? `acts in phase ${nation.phase}` : 'nobody plays it';
  const stands = known.view.nation !== null && atWar(known.view, owner, known.view.nation) ? ', at war with you' : '';
  return { text: `${Who(reader, owner)}${owner === known.view.nation ? '' : `, ${when}`}${stands}.`, rule: 'W83-0.21' };
};

const valueLine = ({ view }: GameKnown, { value, owner, incorporatedBy }: Territory): ReportLine => {
  const nation = findNation(view, owner);
  const tribal = nation?.kind === 'tribal';
  const brings =
    nation === null || tribal || owner === incorporatedBy ? '' : ', but brings nothing before it is incorporated';
  return { text: `Value ${value}${brings}.`, rule: tribal ? 'W83-16.11' : 'W83-12.1' };
};

const cityLines = (known: GameKnown, { number, city, tribalCity, port, owner }: Territory): readonly ReportLine[] => {
  const { setting, view } = known;
  const crowned = setting.nations.find((nation) => nation?.capital === number) ?? null;
  const colony = city !== null && owner > 0 && isColony(setting, view, owner, number);
  return [
    ...(city === null
      ? []
      : [
          {
            text: `${city.name}, fortification ${city.fort}${crowned === null ? '' : `, capital of ${crowned.name}`}${colony ? ', a colony' : ''}.`,
            rule: 'W83-2.11',
          },
        ]),
    ...(tribalCity === null
      ? []
      : [
          {
            text: `A city of ${nationName(view, tribalCity)}, fortification ${TRIBAL_CITY_FORT}.`,
            rule: 'W83-16.21',
          },
        ]),
    ...(port ? [{ text: 'It has a port.', rule: 'W83-7.33' }] : []),
  ];
};

const SPECIAL_LINES: { readonly [owner: number]: ReportLine } = {
  [SIBERIA]: { text: 'What holds it is rolled when somebody first enters: nobody knows it before.', rule: 'W83-2.26' },
  [AFRICA]: { text: 'What holds it is rolled when somebody first enters: nobody knows it before.', rule: 'W83-2.29' },
  [BERBER]: { text: 'Its riders are rolled whenever somebody attacks: up to six cavalry.', rule: 'W83-2.33' },
};
const specialLines = ({ owner, revealed }: Territory): readonly ReportLine[] => {
  const line = SPECIAL_LINES[owner];
  if (line === undefined) return [];
  return revealed && owner !== BERBER
    ? [{ text: 'What holds it has been seen, and stays until it is conquered.', rule: 'W83-2.28' }]
    : [line];
};

const incorporationLines = (known: GameKnown, territory: Territory): readonly ReportLine[] => {
  const { view } = known;
  const { number, owner, incorporatedBy } = territory;
  const nation = findNation(view, owner);
  if (nation === null || owner === incorporatedBy || nation.kind === 'tribal') return [];
  const former = incorporatedBy === null ? 'nobody' : who(readerOf(known), incorporatedBy);
  return [
    {
      text: `Incorporated by ${former}${owner === view.nation ? `; you would pay ${money(incorporationCost(view, owner, number))}` : ''}.`,
      rule: 'W83-10.40',
    },
  ];
};

/** Of own land whom own standing orders let in, of foreign land what is supposed: what others have ordered is secret (W83-15.27). */
const passageLines = (known: GameKnown, { number, owner }: Territory): readonly PlaceLine[] => {
  const { view } = known;
  const { nation } = view;
  if (nation === null) return [];
  const reader = readerOf(known);
  const guests = ownersOfTroops(view, number).filter((each) => each > 0 && each !== owner);
  const here: readonly ReportLine[] =
    guests.length === 0 ? [] : [{ text: `Guests: ${whoAll(reader, guests)}.`, rule: 'W83-15.20' }];
  if (owner !== nation) return [...here, { text: entryWords(known, owner), rule: 'W83-10.10', style: 'note' }];
  const standing = view.own?.standing ?? [];
  const others = nationsOf(view).filter((each) => each.number !== nation && exists(each) && isPlayer(each));
  const may = others.filter((each) => !atWar(view, each.number, nation) && allowsLand(standing, each.number, number));
  const words =
    may.length === 0
      ? 'No foreign troops may pass.'
      : may.length === others.length
        ? 'All who are at peace with you may pass.'
        : `May pass: ${series(may.map(({ name }) => name))}.`;
  return [...here, { text: words, rule: 'W83-15.4', style: 'note' }];
};

const entryWords = ({ view }: GameKnown, owner: number): string => {
  if (owner <= 0) return 'To enter it is an attack, without any war.';
  if (atWar(view, owner, view.nation ?? 0)) return 'To enter it is an attack.';
  return isPlayer(getNation(view, owner))
    ? 'Unless its ruler lets you in, to enter it is an attack and brings war.'
    : 'To enter it is an attack and brings war.';
};
