/** A scenario file that a stranger sends: read, checked, its map grown, set up and drawn, as a server does it in a thread. */
import type { AnyRuleset } from '@chancery/core';
import type { Work } from './work.ts';

const PROVINCES = 120;
const COLUMNS = 15;
/** Columns from here on are islands: only sea leads there. */
const ISLANDS = 12;

interface Province {
  readonly name: string;
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly coastal: boolean;
}
interface Route {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly attrition: number;
}
interface SmallScenario {
  readonly provinces: readonly Province[];
}

const LETTERS = 'bcdfghjklmnpqrstvwz';
/** A name whose first three letters nobody else has. */
const nameOf = (at: number): string => {
  const letter = (place: number): string => LETTERS[place % LETTERS.length] ?? '';
  return `Q${letter(at)}${letter(Math.floor(at / LETTERS.length))}aston`;
};

/** The pass of Arven amid a land of rows and columns, with a coast in the east and islands before it. */
const large = (scenario: SmallScenario): object => {
  const inland = { terrain: 'Plain', cty: 'N', owner: 'IND', revenue: 3, loyalty: 2 };
  const provinces = Array.from({ length: PROVINCES }, (_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const place = {
      x: column * 6 + (row % 2) * 2 + (column >= ISLANDS ? (column - ISLANDS + 1) * 4 : 0),
      y: row * 12 + ((column * 7) % 5),
      coastal: column >= ISLANDS - 1,
    };
    const own = scenario.provinces[at];
    const name = own?.name ?? nameOf(at);
    const coastal = place.coastal || own?.coastal === true;
    return { ...(own ?? { ...inland, name, code: name.slice(0, 3).toUpperCase() }), ...place, coastal };
  });
  const codeAt = (at: number): string => provinces[at]?.code ?? '';
  const route = (from: number, to: number): Route => ({ from: codeAt(from), to: codeAt(to), points: 4, attrition: 1 });
  const places = provinces.map((_, at) => at);
  const landRoutes = places.flatMap((at) => [
    ...(at % COLUMNS < ISLANDS - 1 ? [route(at, at + 1)] : []),
    ...(at % COLUMNS < ISLANDS && at + COLUMNS < PROVINCES ? [route(at, at + COLUMNS)] : []),
  ]);
  const seaRoutes = places.flatMap((at) => [
    ...(at % COLUMNS >= ISLANDS - 1 && at % COLUMNS < COLUMNS - 1 ? [route(at, at + 1)] : []),
    ...(at % COLUMNS >= ISLANDS && at + COLUMNS < PROVINCES ? [route(at, at + COLUMNS)] : []),
  ]);
  return { ...scenario, provinces, landRoutes, seaRoutes };
};

const fileOf = async (ruleset: AnyRuleset): Promise<string> => {
  const { scenario } = (await ruleset.scenarioData('arven')) as { readonly scenario: SmallScenario };
  return JSON.stringify({ format: 'chancery-scenario-1', ruleset: ruleset.id, scenario: large(scenario) });
};

export const scenarioStudy: Work = {
  async prepare(house) {
    const [{ studyScenario }, umpire] = [await house.app(), await house.umpire()];
    const text = await fileOf(umpire);
    const study = () => studyScenario([umpire], text);
    const first = await study();
    if (!first.ok) throw new Error(JSON.stringify(first.error.faults.slice(0, 5)));
    return {
      does: `${first.value.facts.lands} provinces, ${Math.round(text.length / 1000)} kB of text`,
      once: async () => {
        const begun = process.threadCpuUsage();
        await study();
        const { user, system } = process.threadCpuUsage(begun);
        return { 'scenario-study': (user + system) / 1000 };
      },
    };
  },
};
