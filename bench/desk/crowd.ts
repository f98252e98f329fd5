import type { Page } from 'playwright-core';

/** What is changed of a turn file of Medieval Diplomacy. */
interface CrowdedFile {
  readonly view: {
    readonly realm: number;
    units: readonly Unit[];
    alliances: readonly (readonly [number, number])[];
  };
}

interface Unit {
  readonly id: number;
  readonly location: number;
}

const REALM = 100_000;
const INDEPENDENT = 99;
const realmOf = ({ id }: Unit): number => Math.floor(id / REALM);

/** Has the page believe that so many groups of troops stand all over the map: of an ally, of strangers, and independent ones. */
export const crowd = async (page: Page, areas: number, groups: number): Promise<void> => {
  await page.route(/turn-file/, async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as CrowdedFile;
    const { view } = file;
    const own = view.units.filter((unit) => realmOf(unit) === view.realm);
    const byRealm = new Map(view.units.map((unit) => [realmOf(unit), unit]));
    const strangers = [...byRealm].filter(([realm]) => realm !== view.realm && realm !== INDEPENDENT);
    const [ally, far] = strangers.map(([, unit]) => unit);
    const samples = [ally, far, byRealm.get(INDEPENDENT)].filter((unit) => unit !== undefined);
    if (ally === undefined || samples.length < 3) throw new Error('too few powers to make a crowd of');
    const more = Array.from({ length: groups - own.length }, (_, at) => ({
      ...(samples[Math.floor(at / areas)] as Unit),
      location: (at % areas) + 1,
    }));
    view.alliances = [...view.alliances, [view.realm, realmOf(ally)]];
    view.units = [...own, ...more];
    await route.fulfill({ response: answer, json: file });
  });
};
