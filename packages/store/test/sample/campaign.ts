import { type CampaignId, rulesetId, type SeatId, scenarioId, seatId, weekdayMask } from '@chancery/core';
import {
  addCampaign,
  addClosedSecret,
  addFounding,
  addSeats,
  addSecret,
  addState,
  addTurn,
  type CampaignChanges,
  changeCampaign,
  type Db,
  jsonText,
  newId,
  putMaster,
  type TurnKey,
  type UserId,
} from '../../src/index.ts';
import { addUser } from './people.ts';

export const ENGLAND = seatId('Eng');
export const FRANCE = seatId('Fra');
export const SCOTLAND = seatId('Sco');
export const SEATS: readonly SeatId[] = [ENGLAND, FRANCE, SCOTLAND];

/** 1 March 2026, noon. */
export const NOON = 1_772_366_400_000;
export const HOUR = 3_600_000;

export interface Sample {
  readonly campaignId: CampaignId;
  readonly master: UserId;
  /** The turn that is out, and the one for which orders come in. */
  readonly out: TurnKey;
  readonly next: TurnKey;
}

/** A campaign of three seats that has begun and waits for the orders of turn 1. */
export const begunCampaign = async (db: Db, changes: CampaignChanges = {}): Promise<Sample> => {
  const campaignId = newId<'campaign'>();
  const master = await addUser(db, 'Master');
  const out = { campaignId, turn: 0, edition: 1 };
  const next = { campaignId, turn: 1, edition: 1 };
  await db.transaction().execute(async (trx) => {
    await addCampaign(trx, {
      id: campaignId,
      title: 'The Long War',
      ruleset: rulesetId('toy'),
      version: 1,
      scenario: scenarioId('little'),
      options: jsonText({ turns: 12 }),
      pressMode: 'open',
      anonymity: 'never',
      deadlineRule: jsonText({
        kind: 'weekly',
        zone: 'Europe/London',
        hour: 20,
        minute: 0,
        weekdays: weekdayMask('tuesday'),
      }),
      grace: 0,
      minimum: 24 * HOUR,
      settings: jsonText({}),
      createdBy: master,
      createdAt: NOON,
    });
    await putMaster(trx, { campaignId, userId: master, role: 'first', since: NOON });
    await addSeats(
      trx,
      SEATS.map((seat, place) => ({ campaignId, seat, place, status: 'open', control: 'rule' })),
    );
    await addFounding(trx, {
      campaignId,
      scenario: jsonText({ areas: 3 }),
      options: jsonText({ turns: 12 }),
      setting: jsonText({ map: 'little' }),
      settingHash: 'a1'.repeat(32),
      secret: 'b2'.repeat(32),
      at: NOON,
    });
    await addTurn(trx, {
      ...out,
      resolvedAt: NOON,
      hash: 'c3'.repeat(32),
      previousHash: null,
      stateHash: 'd4'.repeat(32),
      version: 1,
      engine: '0.1.0',
      acts: jsonText([]),
      rulings: jsonText({}),
      reason: null,
      byUser: null,
    });
    await addState(trx, { ...out, version: 1, state: jsonText({ gold: 10 }), hash: 'd4'.repeat(32) });
    await addSecret(trx, { ...next, secret: 'e5'.repeat(32), commitment: 'f6'.repeat(32), drawnAt: NOON });
    const closed = { secret: '29'.repeat(32), commitment: '3a'.repeat(32) };
    await addClosedSecret(trx, { campaignId, ...closed, fromTurn: 0, drawnAt: NOON });
    await changeCampaign(trx, campaignId, { status: 'running', startedAt: NOON, dueAt: NOON + HOUR, ...changes });
  });
  return { campaignId, master, out, next };
};
