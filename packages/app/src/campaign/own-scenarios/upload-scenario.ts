import { err, ok, type Result, sha256Hex } from '@chancery/core';
import {
  addOwnScenario,
  type JsonText,
  jsonText,
  newId,
  type OwnScenarioId,
  ownScenarioByDigest,
  ownScenariosOf,
  type Trx,
  type UserId,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { getText } from '../../ground/outside/get-text.ts';
import type { ScenarioFacts, ScenarioFaults, StudiedScenario } from '../../ground/scenario-work.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { FILE_LIMITS } from '../scenarios/read-text.ts';
import { scenarioWriter } from './own-scenario.ts';
import { studied } from './own-work.ts';
import { readShared } from './share-scenario.ts';

/** The verdict on a file: it is good, or all its faults. */
export interface CheckedScenario extends ScenarioFaults {
  /** Null where it has faults. */
  readonly scenario: {
    readonly ruleset: string;
    readonly title: string;
    readonly description: string;
    readonly facts: ScenarioFacts;
  } | null;
}

export interface UploadedScenario extends CheckedScenario {
  /** Under which it is kept; null where it has faults. */
  readonly id: OwnScenarioId | null;
}

/** A file, or a link by which another server shares one. */
export type UploadScenario = { readonly text: string } | { readonly link: string };

/** So many of one user. */
const MOST = 30;

export const checkScenario = useCase<{ readonly text: string }, CheckedScenario>(
  'checkScenario',
  async (app, actor, { text }) => {
    const writer = await scenarioWriter(app.store.db, actor, 'checkScenario');
    if (!writer.ok) return writer;
    const study = await studied(app, text);
    return study.ok ? ok(checkedOf(study.value)) : study;
  },
);

/** Keeps a scenario that can be played, once for each content; of any other it says what is wrong. */
export const uploadScenario = useCase<UploadScenario, UploadedScenario>(
  'manageScenarios',
  async (app, actor, input) => {
    const writer = await scenarioWriter(app.store.db, actor);
    if (!writer.ok) return writer;
    const { userId } = writer.value;
    const given = 'link' in input ? await fetched(app, input.link) : ok({ text: input.text, salt: null });
    if (!given.ok) return given;
    const study = await studied(app, given.value.text);
    if (!study.ok) return study;
    if (!study.value.ok) return ok({ ...checkedOf(study.value), id: null });
    const scenario = study.value.value;
    const kept = await transact(app.store, async (trx) => {
      const id = await keep(app, trx, { userId, scenario, salt: given.value.salt });
      if (!id.ok) return id;
      const facts = { scenario: id.value, ruleset: scenario.ruleset, imported: 'link' in input };
      await audit(trx, app, { permit: writer.value, campaignId: null, action: 'uploadScenario', facts });
      return id;
    });
    return kept.ok ? ok({ ...checkedOf(study.value), id: kept.value }) : kept;
  },
);

const checkedOf = (study: Result<StudiedScenario, ScenarioFaults>): CheckedScenario => {
  if (!study.ok) return { ...study.error, scenario: null };
  const { ruleset, title, description, facts } = study.value;
  return { faults: [], more: 0, scenario: { ruleset, title, description, facts } };
};

interface Keep {
  readonly userId: UserId;
  readonly scenario: StudiedScenario;
  /** That of the server from which it comes. */
  readonly salt: string | null;
}

const keep = async (app: App, trx: Trx, { userId, scenario, salt }: Keep): Promise<Result<OwnScenarioId, AppError>> => {
  const { ruleset, title, description, file, facts, picture } = scenario;
  const digest = sha256Hex(file);
  const there = await ownScenarioByDigest(trx, userId, digest);
  if (there !== undefined) return ok(there.id);
  const count = (await ownScenariosOf(trx, userId)).length;
  if (count >= MOST) return err({ code: 'too-many', what: 'scenarios of your own', limit: MOST, until: null });
  const id = newId<'own-scenario'>();
  await addOwnScenario(trx, {
    id,
    userId,
    ruleset,
    title,
    description,
    digest,
    salt: salt ?? app.random(16),
    file: file as JsonText,
    facts: jsonText(facts),
    picture,
    createdAt: app.now(),
  });
  return ok(id);
};

/** What a link of another server gives, through the same guard as webhooks. */
const fetched = async (
  app: App,
  link: string,
): Promise<Result<{ readonly text: string; readonly salt: string | null }, AppError>> => {
  const got = await getText(link.trim(), {
    allowPrivate: app.config.privateWebhooks === true,
    timeoutMs: 10_000,
    mostBytes: FILE_LIMITS.bytes + 10_000,
  });
  const shared = 'text' in got ? readShared(got.text) : null;
  if (shared !== null) return ok(shared);
  const why = 'fault' in got ? got.fault : 'it shares no scenario';
  return err({ code: 'bad-input', faults: [`link: nothing can be read there (${why})`] });
};
