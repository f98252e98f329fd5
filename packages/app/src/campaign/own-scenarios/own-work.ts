import { err, ok, type Result } from '@chancery/core';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { ScenarioBusy, type ScenarioFaults, type StudiedScenario } from '../../ground/scenario-work.ts';
import { scenarioWorkOf } from '../scenarios/study-scenario.ts';

/** A file studied wherever this server does that; refused while too many others wait for it. */
export const studied = async (
  app: App,
  text: string,
): Promise<Result<Result<StudiedScenario, ScenarioFaults>, AppError>> => {
  try {
    return ok(await (app.scenarioWork ?? scenarioWorkOf(app.rulesets)).study(text));
  } catch (error) {
    if (!(error instanceof ScenarioBusy)) throw error;
    const until = app.now() + 10_000;
    return err({ code: 'too-many', what: 'scenarios that are being checked', limit: error.most, until });
  }
};
