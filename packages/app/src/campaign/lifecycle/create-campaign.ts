import {
  type AnyRuleset,
  type CampaignId,
  commitTo,
  err,
  type JsonValue,
  ok,
  type Result,
  type RulesetId,
  type SealedRecord,
  type SeatId,
  scenarioId,
} from '@chancery/core';
import {
  addCampaign,
  addClosedSecret,
  addFounding,
  addSeats,
  addSecret,
  addState,
  addTurn,
  jsonText,
  newId,
  OWN_SCENARIO_PREFIX,
  type OwnScenarioId,
  putMaster,
  type Trx,
  textHash,
  type UserId,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { ownScenarioData } from '../own-scenarios/own-scenario.ts';
import { rulesetWith } from '../position/ruleset-of.ts';
import { usualLadder } from '../terms/ladder.ts';
import { type CampaignSettings, DEFAULT_SETTINGS, readSettings } from '../terms/settings.ts';
import { type Terms, termFaults, USUAL_TERMS } from '../terms/terms.ts';
import { titleIsFree } from '../terms/title.ts';
import { type Founding, foundCampaign } from './founding.ts';
import { mayMakeAnother } from './unbegun-campaigns.ts';

export interface CreateCampaign extends Partial<Terms> {
  readonly title: string;
  readonly ruleset: RulesetId;
  /** A built-in scenario by its id, one of one's own that is kept here, or data. */
  readonly scenario: string | { readonly own: OwnScenarioId } | { readonly data: unknown };
  /** Over the scenario's own. What a campaign is founded on stays as it is. */
  readonly options?: { readonly [name: string]: JsonValue };
  /** Seats that nobody shall take: the rules play them. */
  readonly closedSeats?: readonly SeatId[];
}

/** Makes a campaign, as a draft that only its master sees. Its first position is made at once. */
export const createCampaign = useCase<CreateCampaign, { readonly campaignId: CampaignId }>(
  'createCampaign',
  async (app, actor, input) => {
    const permit = await allowed(app.store.db, actor, 'createCampaign');
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    // A campaign without a master would belong to nobody.
    if (userId === null) return err({ code: 'not-signed-in' });
    // Founding a large one takes long: nobody has that done for nothing.
    const asked = await mayMakeAnother(app.store.db, app, userId);
    if (!asked.ok) return asked;
    const draft = await readDraft(app, input, userId);
    if (!draft.ok) return draft;
    const { campaignId } = draft.value.founding;
    return transact(app.store, async (trx) => {
      const another = await mayMakeAnother(trx, app, userId);
      if (!another.ok) return another;
      const free = await titleIsFree(trx, draft.value.terms.title, { userId });
      if (!free.ok) return free;
      await writeDraft(trx, draft.value, userId);
      const { ruleset, founding } = draft.value;
      const facts = { ruleset: ruleset.id, scenario: founding.scenario.id };
      await audit(trx, app, { permit: permit.value, campaignId, action: 'createCampaign', facts });
      return ok({ campaignId });
    });
  },
);

/** Everything that was asked for, checked. */
interface Draft {
  readonly terms: Terms & { readonly settings: CampaignSettings };
  readonly ruleset: AnyRuleset;
  readonly founding: Founding;
  readonly record: SealedRecord;
  readonly closed: readonly SeatId[];
}

const readDraft = async (app: App, input: CreateCampaign, userId: UserId): Promise<Result<Draft, AppError>> => {
  const ruleset = rulesetWith(app, input.ruleset);
  if (ruleset === undefined) return err({ code: 'not-found', what: 'ruleset', id: input.ruleset });
  const found = await scenarioOf(app, ruleset, input.scenario, userId);
  if (!found.ok) return found;
  const scenario = found.value;
  const founding: Founding = {
    campaignId: newId<'campaign'>(),
    scenario,
    options: input.options ?? {},
    secret: app.random(32),
    at: app.now(),
    firstSecret: app.random(32),
    closedSecret: app.random(32),
    engine: app.config.engine,
  };
  const record = foundCampaign(ruleset, founding);
  const settings = readSettings(input.settings ?? {}, usualSettings(ruleset));
  const closed = input.closedSeats ?? [];
  const faults = [...termFaults(input), ...(record.ok ? unknownSeats(ruleset, record.value, closed) : record.error)];
  if (faults.length > 0 || !record.ok || !settings.ok) return err({ code: 'bad-input', faults });
  const { deadlineRule = ruleset.usualDeadline ?? null } = input;
  const terms = { ...USUAL_TERMS, ...input, deadlineRule, title: input.title.trim(), settings: settings.value };
  return ok({ terms, ruleset, founding, record: record.value, closed });
};

/** The rulebook decides what happens to silent seats, unless a master says otherwise. */
const usualSettings = (ruleset: AnyRuleset): CampaignSettings => ({
  ...DEFAULT_SETTINGS,
  missedTurns: usualLadder(ruleset),
});

const scenarioOf = async (
  app: App,
  ruleset: AnyRuleset,
  wanted: CreateCampaign['scenario'],
  userId: UserId,
): Promise<Result<Founding['scenario'], AppError>> => {
  if (typeof wanted === 'string') {
    const known = ruleset.scenarios.some(({ id }) => id === wanted);
    if (!known) return err({ code: 'not-found', what: 'scenario', id: wanted });
    return ok({ id: wanted, data: await ruleset.scenarioData(wanted) });
  }
  if ('data' in wanted) return ok({ id: 'own', data: wanted.data });
  const own = await ownScenarioData(app, userId, wanted.own);
  if (!own.ok) return own;
  if (own.value.ruleset !== ruleset.id) return err({ code: 'not-found', what: 'scenario', id: wanted.own });
  return ok({ id: `${OWN_SCENARIO_PREFIX}${wanted.own}`, data: own.value.data });
};

const unknownSeats = (ruleset: AnyRuleset, { moment }: SealedRecord, closed: readonly SeatId[]): readonly string[] => {
  const seats = ruleset.seats(moment.position.setting).map(({ seat }) => seat);
  return closed.filter((seat) => !seats.includes(seat)).map((seat) => `closedSeats: there is no seat ${seat}`);
};

const writeDraft = async (trx: Trx, draft: Draft, userId: UserId): Promise<void> => {
  const { terms, ruleset, founding, record, closed } = draft;
  const { campaignId, scenario, secret, firstSecret, closedSecret, engine, at } = founding;
  const { position, seal } = record.moment;
  const { version } = ruleset;
  const options = jsonText(founding.options);
  await addCampaign(trx, {
    id: campaignId,
    title: terms.title,
    ruleset: ruleset.id,
    version,
    scenario: scenarioId(scenario.id),
    options,
    pressMode: terms.pressMode,
    anonymity: terms.anonymity,
    deadlineRule: terms.deadlineRule === null ? null : jsonText(terms.deadlineRule),
    grace: terms.grace,
    minimum: terms.minimum,
    settings: jsonText(terms.settings),
    createdBy: userId,
    createdAt: at,
  });
  await putMaster(trx, { campaignId, userId, role: 'first', since: at });
  await addSeats(
    trx,
    ruleset.seats(position.setting).map(({ seat }, place) => ({
      campaignId,
      seat,
      place,
      ...(closed.includes(seat) || ruleset.seating?.seatedBy(position, seat) === 'later'
        ? { status: 'closed' as const, control: 'rule' as const }
        : { status: 'open' as const, control: terms.settings.emptySeats }),
    })),
  );
  const setting = jsonText(position.setting);
  await addFounding(trx, {
    campaignId,
    scenario: jsonText(scenario.data),
    options,
    setting,
    settingHash: textHash(setting),
    secret,
    at,
  });
  const out = { campaignId, turn: 0, edition: 1 };
  const state = jsonText(position.state);
  const stateHash = textHash(state);
  await addTurn(trx, {
    ...out,
    resolvedAt: at,
    hash: seal,
    previousHash: null,
    stateHash,
    version,
    engine,
    acts: jsonText([]),
    rulings: jsonText({}),
    reason: null,
    byUser: null,
  });
  await addState(trx, { ...out, version, state, hash: stateHash });
  const commitment = commitTo(firstSecret);
  await addSecret(trx, { campaignId, turn: 1, edition: 1, secret: firstSecret, commitment, drawnAt: at });
  const promised = { secret: closedSecret, commitment: commitTo(closedSecret) };
  await addClosedSecret(trx, { campaignId, ...promised, fromTurn: 0, drawnAt: at });
};
