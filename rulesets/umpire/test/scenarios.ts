import arven from '../src/scenarios/arven/scenario.json' with { type: 'json' };
import italia from '../src/scenarios/italia1449/scenario.json' with { type: 'json' };
import punic from '../src/scenarios/punic218/scenario.json' with { type: 'json' };
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';

export const ARVEN = arven as unknown as ScenarioFile;
export const ITALIA = italia as unknown as ScenarioFile;
export const PUNIC = punic as unknown as ScenarioFile;
