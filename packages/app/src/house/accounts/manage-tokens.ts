import { type CampaignId, DAY, err, type Instant, ok } from '@chancery/core';
import {
  type AccessTokenId,
  type AccessTokenRow,
  accessTokensOf,
  addAccessToken,
  findCampaign,
  jsonText,
  newId,
  parsed,
  revokeAccessToken,
  type TokenScope,
} from '@chancery/store';
import { seesCampaign } from '../../campaign/access/who-sees.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { SCOPES } from '../../ground/actor.ts';
import { audit } from '../../ground/audit.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { ownUser } from './own-user.ts';

/** By which people and programs that search for leaked secrets know one of ours. */
const MARK = 'chancery_';
const MOST_DAYS = 366;
const MOST_TOKENS = 50;

export interface CreateToken {
  /** What its owner calls it. */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Good for this campaign alone; for all unless given. */
  readonly campaignId?: CampaignId | undefined;
  /** For how many days it is good: 1 to 366. */
  readonly days: number;
}

export interface NewToken {
  readonly id: AccessTokenId;
  /** Shown here and never again. */
  readonly token: string;
  readonly expiresAt: Instant;
}

/** A token with which a program acts for its owner. */
export const createToken = useCase<CreateToken, NewToken>('manageTokens', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'manageTokens');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    const { name, scopes, campaignId, days } = input;
    const faults = [
      ...wordFaults('name', name, { least: 1, most: 60 }),
      ...(scopes.length > 0 && scopes.every((scope) => SCOPES.includes(scope)) ? [] : [`scopes: wanted ${SCOPES}`]),
      ...(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? [] : [`days: wanted 1 to ${MOST_DAYS}`]),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    if (campaignId !== undefined) {
      const campaign = await findCampaign(trx, campaignId);
      const seen = campaign !== undefined && (await seesCampaign(trx, actor, campaign));
      if (!seen) return err({ code: 'not-found', what: 'campaign', id: campaignId });
    }
    const now = app.now();
    const good = (await accessTokensOf(trx, user.id)).filter((row) => isGood(row, now));
    if (good.length >= MOST_TOKENS) return err({ code: 'too-many', what: 'tokens', limit: MOST_TOKENS, until: null });
    const token = `${MARK}${app.random(32)}`;
    const id = newId<'access-token'>();
    const expiresAt = now + days * DAY;
    await addAccessToken(trx, {
      id,
      userId: user.id,
      name: name.trim(),
      hash: tokenHash(token),
      scopes: jsonText([...new Set(scopes)]),
      campaignId: campaignId ?? null,
      createdAt: now,
      expiresAt,
    });
    const facts = { token: id, scopes: [...scopes], campaign: campaignId ?? null };
    await audit(trx, app, { permit, campaignId: null, action: 'createToken', facts });
    return ok({ id, token, expiresAt });
  }),
);

export interface TokenLine {
  readonly id: AccessTokenId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly campaignId: CampaignId | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
  /** To the minute. */
  readonly lastUsedAt: Instant | null;
  readonly status: 'good' | 'expired' | 'revoked';
}

/** All tokens of the user, those included that are good no more. */
export const listTokens = useCase<null, readonly TokenLine[]>('manageTokens', async (app, actor) => {
  const { db } = app.store;
  const own = await ownUser(db, actor, 'manageTokens');
  if (!own.ok) return own;
  return ok((await accessTokensOf(db, own.value.user.id)).map((row) => tokenLine(row, app.now())));
});

export const tokenLine = (row: AccessTokenRow, now: Instant): TokenLine => {
  const { id, name, campaignId, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  const status = revokedAt !== null ? 'revoked' : isGood(row, now) ? 'good' : 'expired';
  return { id, name, scopes: parsed(row.scopes), campaignId, createdAt, expiresAt, lastUsedAt, status };
};

const isGood = ({ revokedAt, expiresAt }: AccessTokenRow, now: Instant): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now);

export interface RevokeToken {
  readonly id: AccessTokenId;
}

export const revokeToken = useCase<RevokeToken, null>('manageTokens', (app, actor, { id }) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'manageTokens');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    if (!(await revokeAccessToken(trx, user.id, id, app.now()))) return err({ code: 'not-found', what: 'token', id });
    await audit(trx, app, { permit, campaignId: null, action: 'revokeToken', facts: { token: id } });
    return ok(null);
  }),
);
