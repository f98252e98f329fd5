import { createToken, listTokens, revokeToken, SCOPES } from '@chancery/app';
import { campaignId, ok } from '@chancery/core';
import { z } from 'zod';
import { deed, type Route, route } from '../route/route.ts';
import { INSTANT, NAME, WORDS } from '../schema/words.ts';

const SCOPE_LIST = z.array(z.enum(SCOPES)).max(SCOPES.length);

export const TOKEN = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    scopes: SCOPE_LIST,
    campaignId: z.string().nullable().meta({ description: 'Valid only for this campaign; null for all' }),
    createdAt: INSTANT,
    expiresAt: INSTANT.nullable(),
    lastUsedAt: INSTANT.nullable().meta({ description: 'To the minute' }),
    status: z.enum(['good', 'expired', 'revoked']),
  })
  .meta({ id: 'Token', description: 'A personal access token, without the token itself' });

export const TOKEN_ROUTES: readonly Route[] = [
  route({
    name: 'listTokens',
    method: 'get',
    path: '/tokens',
    summary: 'Your tokens, including those no longer valid',
    uses: [listTokens],
    answer: z.strictObject({ tokens: z.array(TOKEN) }),
    async run({ app, actor }) {
      const listed = await listTokens(app, actor, null);
      return listed.ok ? ok({ tokens: listed.value }) : listed;
    },
  }),
  route({
    name: 'createToken',
    method: 'post',
    path: '/tokens',
    summary: 'Makes a token with which a program can act for you; it is shown here and never again',
    uses: [createToken],
    once: true,
    body: z.strictObject({
      name: WORDS.meta({ description: 'Your name for it' }),
      scopes: SCOPE_LIST,
      campaignId: NAME.transform(campaignId).optional().meta({ description: 'Valid only for this campaign' }),
      days: z.int().default(366).meta({ description: 'Days until it expires, 1 to 366' }),
    }),
    status: 201,
    location: '/tokens',
    answer: z.strictObject({ id: z.string(), token: z.string(), expiresAt: INSTANT }),
    run: ({ app, actor, body }) => createToken(app, actor, body),
  }),
  deed({
    name: 'revokeToken',
    method: 'delete',
    path: '/tokens/{token}',
    summary: 'Revokes a token',
    uses: [revokeToken],
    run: ({ app, actor, params }) => revokeToken(app, actor, { id: params.token }),
  }),
];
