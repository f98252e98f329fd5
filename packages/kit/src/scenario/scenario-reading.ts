import {
  err,
  type JsonSchema,
  type OwnScenarios,
  ok,
  type Result,
  type ScenarioFault,
  type ScenarioPlaces,
  type ScenarioWarning,
  schemaFaults,
  type World,
} from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';
import type { ReadScenarioData, ScenarioData } from './read-scenario-data.ts';

/** How a ruleset reads scenarios: built-in ones, and those that people write themselves. */
export interface ScenarioReading<Scenario> {
  readScenario(data: unknown): Result<Scenario, readonly string[]>;
  readonly ownScenarios: OwnScenarios;
}

export interface ScenarioRules<File, Scenario> {
  readonly schema: JsonSchema;
  /** What makes no sense though the shape is right; paths begin within the file. */
  faultsIn(file: File, world: World): readonly ScenarioFault[];
  /** What is allowed but odd in a file without faults; paths begin within the file. */
  warningsIn?(file: File, world: World): readonly ScenarioWarning[];
  scenarioOf(read: ReadScenarioData<File>): Scenario;
  /** For rules whose scenarios say themselves where their areas lie. */
  readonly grown?: {
    /** What makes no sense whatever the map is; paths begin within the file. */
    faultsIn(file: File): readonly ScenarioFault[];
    /** Paths begin within the file. */
    placesOf(file: File): ScenarioPlaces;
  };
  readonly secrets?: readonly string[];
}

/** Checks the shape of position and world, then the sense of both. Every fault is listed, with its path and a remedy. */
export const scenarioReading = <File, Scenario>(rules: ScenarioRules<File, Scenario>): ScenarioReading<Scenario> => ({
  readScenario: (data) => {
    const read = readData(rules, data);
    return read.ok ? ok(rules.scenarioOf(read.value)) : err(read.error.map(({ line }) => line));
  },
  ownScenarios: {
    schema: rules.schema,
    faultsOf: (data) => {
      const read = readData(rules, data);
      return read.ok ? [] : read.error.map(({ line: _line, ...fault }) => fault);
    },
    ...(rules.warningsIn === undefined ? {} : { warningsOf: warningsReading(rules, rules.warningsIn) }),
    ...(rules.grown === undefined ? {} : { placesOf: placesReading(rules.schema, rules.grown) }),
    ...(rules.secrets === undefined ? {} : { secrets: rules.secrets }),
  },
});

const warningsReading =
  <File>(
    rules: Pick<ScenarioRules<File, unknown>, 'schema' | 'faultsIn'>,
    warningsIn: NonNullable<ScenarioRules<File, unknown>['warningsIn']>,
  ) =>
  (data: unknown): readonly ScenarioWarning[] => {
    const read = readData(rules, data);
    return read.ok ? warningsIn(read.value.file, read.value.world).map((each) => within('scenario', each)) : [];
  };

const placesReading =
  <File>(schema: JsonSchema, { faultsIn, placesOf }: NonNullable<ScenarioRules<File, unknown>['grown']>) =>
  (scenario: unknown): Result<ScenarioPlaces, readonly ScenarioFault[]> => {
    const shape = schemaFaults(schema, scenario);
    const faults = shape.length > 0 ? shape : faultsIn(scenario as File);
    if (faults.length > 0) return err(faults.map((fault) => within('scenario', fault)));
    const { areas, borders, routes, ...rest } = placesOf(scenario as File);
    const inScenario = <Entry extends { readonly path: string }>(entry: Entry): Entry => ({
      ...entry,
      path: `scenario.${entry.path}`,
    });
    return ok({
      ...rest,
      areas: areas.map(inScenario),
      ...(borders === undefined ? {} : { borders: borders.map(inScenario) }),
      ...(routes === undefined ? {} : { routes: routes.map(inScenario) }),
    });
  };

/** A fault, and how it is told in a line: faults of the shape name their path, those of the sense their entry. */
interface ToldFault extends ScenarioFault {
  readonly line: string;
}

const readData = <File>(
  { schema, faultsIn }: Pick<ScenarioRules<File, unknown>, 'schema' | 'faultsIn'>,
  data: unknown,
): Result<ReadScenarioData<File>, readonly ToldFault[]> => {
  const { scenario, world } = (data ?? {}) as Partial<ScenarioData>;
  const shape = schemaFaults(schema, scenario).map((fault) => ({
    ...within('scenario', fault),
    line: `${fault.path === '' ? 'the whole' : fault.path}: ${fault.text}`,
  }));
  const map = readWorld(world);
  if (shape.length > 0 || !map.ok) return err([...shape, ...(map.ok ? [] : map.error.map(mapShapeFault))]);
  const file = scenario as File;
  const faults = [
    ...faultsOfWorld(map.value).map((fault) => mapFault(worldFaultText(fault, map.value))),
    ...faultsIn(file, map.value).map((fault) => ({ ...within('scenario', fault), line: fault.text })),
  ];
  return faults.length > 0 ? err(faults) : ok({ file, world: map.value });
};

const within = (root: string, { path, text, remedy }: ScenarioFault): ScenarioFault => ({
  path: path === '' ? root : `${root}.${path}`,
  text,
  remedy,
});

const mapShapeFault = ({ path, text }: { readonly path: string; readonly text: string }): ToldFault => ({
  ...within('world', { path, text, remedy: MAP }),
  line: `world ${path}: ${text}`,
});

const mapFault = (text: string): ToldFault => ({ path: 'world', text, remedy: MAP, line: `world: ${text}` });

const MAP = 'Change the map: take other areas, or move the places that it is grown from.';
