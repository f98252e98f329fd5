import {
  type AnyRuleset,
  err,
  type Instant,
  type OwnScenarios,
  ok,
  type Result,
  type ScenarioFault,
  sha256Hex,
} from '@chancery/core';
import {
  type Db,
  findOwnScenario,
  isPlayedOn,
  type OwnScenarioId,
  type OwnScenarioLine,
  type OwnScenarioRow,
  ownScenariosOf,
  parsed,
  removeOwnScenario,
  type UserId,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import type { ScenarioFacts } from '../../ground/scenario-work.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { type ScenarioFile, withoutSecrets } from '../scenarios/scenario-file.ts';
import { studied } from './own-work.ts';

/** A scenario in the list of the one who wrote it. */
export interface OwnScenarioSummary {
  readonly id: OwnScenarioId;
  readonly ruleset: string;
  readonly title: string;
  readonly description: string;
  readonly facts: ScenarioFacts;
  readonly createdAt: Instant;
  /** Since when a link shares it; null when none does. */
  readonly sharedAt: Instant | null;
  /** The same on two servers if their files are the same. */
  readonly fingerprint: string;
}

export interface OneScenario {
  readonly id: OwnScenarioId;
}

/** Whoever writes scenarios, as such. */
export const scenarioWriter = async (
  db: Db,
  actor: Actor,
  what: 'checkScenario' | 'manageScenarios' = 'manageScenarios',
): Promise<Result<Permit & { readonly userId: UserId }, AppError>> => {
  const permit = await allowed(db, actor, what);
  if (!permit.ok) return permit;
  const { userId } = permit.value;
  return userId === null ? err({ code: 'not-signed-in' }) : ok({ ...permit.value, userId });
};

/** One's own scenario; for everybody else there is none. */
export const ownScenarioOf = async (
  db: Db,
  userId: UserId,
  id: OwnScenarioId,
): Promise<Result<OwnScenarioRow, AppError>> => {
  const row = await findOwnScenario(db, id);
  return row === undefined || row.userId !== userId ? err({ code: 'not-found', what: 'scenario', id }) : ok(row);
};

/** Salted, so that nobody finds out what is secret in a file by trying. */
export const fingerprintOf = (salt: string, file: string): string => sha256Hex(`${salt}\n${file}`);

export const listScenarios = useCase<null, readonly OwnScenarioSummary[]>('manageScenarios', async (app, actor) => {
  const { db } = app.store;
  const writer = await scenarioWriter(db, actor);
  if (!writer.ok) return writer;
  const rows = await ownScenariosOf(db, writer.value.userId);
  return ok(rows.map(summaryOf));
});

/** One of them with its file and the picture of its map. */
export const showScenario = useCase<
  OneScenario,
  OwnScenarioSummary & { readonly file: string; readonly picture: string }
>('manageScenarios', async (app, actor, { id }) => {
  const { db } = app.store;
  const writer = await scenarioWriter(db, actor);
  if (!writer.ok) return writer;
  const row = await ownScenarioOf(db, writer.value.userId, id);
  if (!row.ok) return row;
  const { file, picture } = row.value;
  return ok({ ...summaryOf(row.value), file, picture });
});

const summaryOf = (row: OwnScenarioLine): OwnScenarioSummary => {
  const { id, ruleset, title, description, createdAt, sharedAt, salt, digest } = row;
  const facts = parsed(row.facts) as ScenarioFacts;
  return { id, ruleset, title, description, facts, createdAt, sharedAt, fingerprint: fingerprintOf(salt, digest) };
};

/** Takes a scenario away. Campaigns that were made of it keep what they need; while one is played it stays, as its link might tell more. */
export const removeScenario = useCase<OneScenario, null>('manageScenarios', (app, actor, { id }) =>
  transact(app.store, async (trx) => {
    const writer = await scenarioWriter(trx, actor);
    if (!writer.ok) return writer;
    const row = await ownScenarioOf(trx, writer.value.userId, id);
    if (!row.ok) return row;
    if (await isPlayed(trx, row.value))
      return err({ code: 'conflict', what: 'scenario in play', found: row.value.title });
    await removeOwnScenario(trx, id);
    const facts = { scenario: id };
    await audit(trx, app, { permit: writer.value, campaignId: null, action: 'removeScenario', facts });
    return ok(null);
  }),
);

/** Whether a game that is not over is played on a scenario of this content. */
export const isPlayed = (db: Db, { digest }: Pick<OwnScenarioRow, 'digest'>): Promise<boolean> =>
  isPlayedOn(db, digest, ['draft', 'open', 'running', 'paused']);

/** The basis of a campaign that is made from an own scenario. */
export const ownScenarioData = async (
  app: App,
  userId: UserId,
  id: OwnScenarioId,
): Promise<Result<{ readonly ruleset: string; readonly data: unknown }, AppError>> => {
  const row = await ownScenarioOf(app.store.db, userId, id);
  if (!row.ok) return row;
  const study = await studied(app, row.value.file);
  if (!study.ok) return study;
  if (!study.value.ok) return err({ code: 'bad-input', faults: study.value.error.faults.map(faultLine) });
  const { ruleset, data } = study.value.value;
  return ok({ ruleset, data });
};

/** A fault in a line. */
const faultLine = ({ path, text, remedy }: ScenarioFault): string =>
  `${path === '' ? 'the file' : path}: ${text}. ${remedy}`;

/** A file as others may have it: whole, or without its secrets while a game is played on it. */
export const tellableFile = (
  { file }: Pick<OwnScenarioRow, 'file'>,
  ruleset: AnyRuleset | undefined,
  played: boolean,
): { readonly file: ScenarioFile; readonly withheld: boolean } => {
  const whole = parsed(file) as unknown as ScenarioFile;
  const own: OwnScenarios | undefined = ruleset?.ownScenarios;
  const told = played && own !== undefined ? withoutSecrets(whole, own) : whole;
  return { file: told, withheld: JSON.stringify(told) !== JSON.stringify(whole) };
};
