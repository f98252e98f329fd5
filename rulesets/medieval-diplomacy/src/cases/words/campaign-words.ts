import { faultsAgainst, fold, meantAmong, saysNothing, squash, type Words } from '@chancery/core';
import { DEFAULT_OPTIONS, OPTIONS_SCHEMA } from '../../scenario/options.ts';
import type { Options } from '../../setting.ts';
import type { CampaignOutcome, VictoryClaim } from '../../state.ts';
import { type RealmNumber, SEASONS } from '../../words.ts';
import { type Lexicon, listOf, readRealms } from '../names/lexicon.ts';

/** Options of the campaign over the usual ones (MD-19.1). */
export const readOptionWords = (words: Words, usual: Options = DEFAULT_OPTIONS): Options => {
  const names = Object.keys(OPTIONS_SCHEMA.properties);
  const given: { [name: string]: unknown } = {};
  for (const [key, value] of words.entries('options by name')) {
    const name = names.find((each) => squash(each) === squash(key));
    if (name === undefined) value.fault(`there is no option '${key}'${meantAmong(key, names)}`);
    else given[name] = NULLABLE.has(name) && saysNothing(value) ? null : value.value;
  }
  for (const fault of faultsAgainst(OPTIONS_SCHEMA, given, 'options')) words.fault(fault);
  return { ...usual, ...given };
};

const NULLABLE: ReadonlySet<string> = new Set(['lastTurn', 'autoComputerAfter']);

/** `Summer 1321` as a turn (MD-1.2). */
export const turnOfSeason = (words: Words, { startSeason, startYear }: Options, year: number | null): number => {
  const [, name = '', written] = /^([a-z]+)\s*(\d+)?$/i.exec(words.text('a season, such as Summer 1321') ?? '') ?? [];
  const season = SEASONS.findIndex((each) => fold(each) === fold(name));
  if (season < 0) words.unknown('season', name, SEASONS);
  const first = SEASONS.indexOf(startSeason);
  const inYear = written === undefined ? (year ?? (season >= first ? startYear : startYear + 1)) : Number(written);
  const turn = (inYear - startYear) * SEASONS.length + season - first + 1;
  if (turn < 1) words.fault(`the campaign begins in ${startSeason} ${startYear}`);
  return Math.max(1, turn);
};

/** `Eng, Fra since 3`, `{ members: [Eng], since: 3 }`, or a list of these (MD-18.29). */
export const readClaims = (words: Words, lexicon: Lexicon, turn: number): readonly VictoryClaim[] =>
  saysNothing(words)
    ? []
    : words.items().map((item) => {
        if (item.isMapping) {
          const { members, since } = item.value as { readonly members?: unknown; readonly since?: unknown };
          return {
            members: readRealms(item.as(members), lexicon),
            since: since === undefined ? turn : (item.as(since).whole(1, 9999) ?? 1),
          };
        }
        const [, who = '', since] = /^(.+?)(?:,? since(?: turn)? (\d+))?$/i.exec(item.text('a claim') ?? '') ?? [];
        return { members: readRealms(item.as(who), lexicon), since: since === undefined ? turn : Number(since) };
      });

/** `Eng by solo`, `{ winners: [Eng], by: solo, turn: 12 }`, or none. */
export const readOutcome = (words: Words, lexicon: Lexicon, turn: number): CampaignOutcome | null => {
  if (saysNothing(words)) return null;
  const said = words.isMapping
    ? (words.value as { readonly winners?: unknown; readonly by?: unknown; readonly turn?: unknown })
    : { winners: words.text('an outcome')?.split(/\s+by\s+/)[0], by: words.text()?.split(/\s+by\s+/)[1] };
  const by = BY.find((each) => each === said.by) ?? words.unknown('way to end', String(said.by), BY) ?? 'nobody';
  return {
    winners: readRealms(words.as(said.winners), lexicon),
    by,
    turn: said.turn === undefined ? turn : Number(said.turn),
  };
};

const BY = ['solo', 'alliance', 'last-standing', 'last-turn', 'nobody'] as const;

/** `Eng Sco`: alliances that have become public, lower number first. */
export const readKnownAlliances = (words: Words, lexicon: Lexicon): readonly (readonly [RealmNumber, RealmNumber])[] =>
  listOf(words).flatMap((item) => {
    const names = Array.isArray(item.value) ? item.value.map(String) : String(item.value).split(/[\s-]+/);
    const [a, b] = readRealms(item.as(names.filter((name) => !/^(?:and|with)$/.test(name))), lexicon);
    if (a === undefined || b === undefined) item.fault(`'${String(item.value)}' does not name two realms`);
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
