import { required } from '@chancery/kit';
import type { Scenario } from '../../scenario.ts';
import type { ConditionEntry, ScenarioFile, TurnEntry, TypeEntry } from '../../scenarios/scenario-file.ts';
import type {
  Figures,
  NationInfo,
  Options,
  ProvinceInfo,
  Setting,
  TroopType,
  TurnOfYear,
  VictoryCondition,
} from '../../setting.ts';
import { CALENDAR_FLAGS, type NationNumber, TENTHS, type TypeNumber } from '../../words.ts';
import { type Codes, codesOf } from './codes.ts';

/** What a file does not say (UM-24.1). */
const USUAL: Omit<Figures, 'startYear'> = {
  localRevolts: true,
  navalBlockade: false,
  tribalAreaCivPct: 50,
  tribalRevenueFactor: 20,
  siegeStores: 3,
  militia: { assault: TENTHS, siege: TENTHS },
  generalMove: 16,
};
const USUAL_COST = 3;
const USUAL_CAPACITY = 1;

/** All of a scenario that everybody may know (UM-21.31). */
export const settingOf = ({ file, world }: Scenario, options: Options): Setting => {
  const codes = codesOf(file);
  const firstLand = Math.max(
    0,
    file.types.findIndex(({ category }) => category === 'land'),
  );
  const kept = keptSeats(file, options);
  return {
    scenario: file.id,
    title: file.title,
    options,
    ...figuresOf(file),
    calendar: file.calendar.map(turnOfYear),
    terrains: file.terrains,
    rebelTypes: file.terrains.map((terrain) => {
      const entry = file.rebelTypes?.find((each) => each.terrain === terrain);
      return entry === undefined ? firstLand : codes.type(entry.type);
    }),
    tribalDefaultType: file.tribalDefaultType === undefined ? firstLand : codes.type(file.tribalDefaultType),
    types: file.types.map((entry, type) => troopType(entry, type, file, codes)),
    conversions: (file.conversions ?? []).map(({ from, to }) => ({ from: codes.type(from), to: codes.type(to) })),
    nations: [null, ...file.nations.map((entry, at) => nationInfo(entry, at + 1)), ...kept],
    provinces: [
      null,
      ...file.provinces.map(
        ({ code, name, terrain, coastal = false, owner, cty }, at): ProvinceInfo => ({
          number: at + 1,
          code,
          name,
          terrain: codes.terrain(terrain),
          coastal,
          firstOwner: codes.nation(owner),
          firstCity: cty,
          homeCapitalOf: capitalOf(file, code, codes),
        }),
      ),
    ],
    victory: {
      lastTurn: file.victory.lastTurn,
      conditions: (file.victory.conditions ?? []).map((entry) => conditionOf(entry, { file, codes, kept })),
    },
    world,
  };
};

const figuresOf = (file: ScenarioFile): Figures => ({
  startYear: file.startYear,
  localRevolts: file.localRevolts ?? USUAL.localRevolts,
  navalBlockade: file.navalBlockade ?? USUAL.navalBlockade,
  tribalAreaCivPct: file.tribalAreaCivPct ?? USUAL.tribalAreaCivPct,
  tribalRevenueFactor: file.tribalRevenueFactor ?? USUAL.tribalRevenueFactor,
  siegeStores: file.siegeStores ?? USUAL.siegeStores,
  militia: file.militia ?? USUAL.militia,
  generalMove: file.generalMove ?? USUAL.generalMove,
});

const turnOfYear = ({ name, season, epidemic = 0, ...flags }: TurnEntry): TurnOfYear =>
  ({
    name,
    season,
    epidemic,
    ...Object.fromEntries(CALENDAR_FLAGS.map((flag) => [flag, flags[flag] ?? false])),
  }) as TurnOfYear;

const troopType = (entry: TypeEntry, type: TypeNumber, { terrains }: ScenarioFile, codes: Codes): TroopType => {
  const inTerrains = (of: (ground: NonNullable<TypeEntry['ground']>[number]) => number): readonly number[] =>
    terrains.map((terrain) => {
      const ground = entry.ground?.find((each) => each.terrain === terrain);
      return ground === undefined ? 0 : of(ground);
    });
  return {
    type,
    code: entry.code,
    name: entry.name,
    plural: entry.plural,
    category: entry.category,
    open: inTerrains(({ open }) => open),
    sea: entry.sea ?? 0,
    assault: entry.assault ?? 0,
    siege: entry.siege ?? 0,
    multi: entry.multi ?? 0,
    single: entry.single ?? null,
    supply: entry.supply ?? 0,
    feudal: entry.feudal ?? false,
    capacity: entry.capacity ?? (entry.category === 'sea' ? USUAL_CAPACITY : 0),
    cost: (entry.cost ?? USUAL_COST) * TENTHS,
    mobility: inTerrains(({ mobility }) => mobility),
    recruit: inTerrains(({ recruit }) => recruit),
    nations: entry.nations?.map(codes.nation) ?? null,
  };
};

const capitalOf = ({ nations }: ScenarioFile, province: string, codes: Codes): NationNumber | null => {
  const nation = nations.find(({ capital }) => capital === province);
  return nation === undefined ? null : codes.nation(nation.code);
};

const nationInfo = (
  { code, name, kind, description, arms, tone, generalNames = [] }: ScenarioFile['nations'][number],
  number: NationNumber,
): NationInfo => ({ number, code, name, kind, description, arms, tone, generalNames, kept: false });

/** As many seats as there are nations are kept for rebel generals, where the campaign lets them found nations (UM-17.26). */
const keptSeats = ({ nations }: ScenarioFile, { rebelGenerals }: Options): readonly NationInfo[] =>
  rebelGenerals === 'independent'
    ? []
    : nations.map(
        (_, at): NationInfo => ({
          number: nations.length + at + 1,
          code: `R${String(at + 1).padStart(2, '0')}`,
          name: `Rebels ${at + 1}`,
          kind: 'civilised',
          description: 'A seat kept for the nation of a general who rebels.',
          arms: 'sable',
          tone: nations.length + at,
          generalNames: [],
          kept: true,
        }),
      );

/** Without nations a condition is for all whom no other names, those that rebels may found among them (UM-17.26, 24.16). */
const conditionOf = (
  entry: ConditionEntry,
  { file, codes, kept }: { readonly file: ScenarioFile; readonly codes: Codes; readonly kept: readonly NationInfo[] },
): VictoryCondition => {
  const named = new Set((file.victory.conditions ?? []).flatMap((each) => each.nations ?? []));
  const others = file.nations.map(({ code }) => code).filter((code) => !named.has(code));
  const who = entry.nations?.map(codes.nation) ?? [...others.map(codes.nation), ...kept.map(({ number }) => number)];
  const { kind, least = 1, fromYear = 1, province = '' } = entry;
  if (kind === 'place')
    return { kind, nation: required(who[0], 'nation of a condition', 0), province: codes.province(province) };
  return kind === 'provinces' ? { kind, nations: who, least } : { kind, nations: who, least, fromYear };
};
