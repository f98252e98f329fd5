import {
  appointAdministrator,
  blockUser,
  changeServerSettings,
  confirmUser,
  dismissAdministrator,
  eraseUser,
  forgetProcess,
  listBounces,
  listUsers,
  mailReturns,
  overseeCampaign,
  readServerAudit,
  removeSecondFactor,
  renameUser,
  SIGN_UP_POLICIES,
  sendPasswordReset,
  sendTestMail,
  showDisk,
  showServer,
  signOutUser,
  unblockUser,
} from '@chancery/app';
import { ok } from '@chancery/core';
import { CAMPAIGN_STATUSES, MASTER_ROLES } from '@chancery/store';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { DISK_USE, SERVER_STATE } from '../schema/server.ts';
import { AUDIT_LINE, AUDIT_PAGE } from '../schema/turns.ts';
import { INSTANT, USER_ID, WORDS, wholeNumber } from '../schema/words.ts';

const USER = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    secondFactor: z.boolean(),
    since: z.string().meta({ description: 'ISO 8601' }),
    administrator: z.boolean(),
    blocked: z.strictObject({ since: INSTANT, reason: z.string() }).nullable(),
  })
  .meta({ id: 'User', description: 'An account, as administrators see it' });

const OVERSEEN = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    startedAt: INSTANT.nullable(),
    masters: z.array(
      z.strictObject({ userId: z.string(), name: z.string(), role: z.enum(MASTER_ROLES), blocked: z.boolean() }),
    ),
    ruled: z.string().nullable().meta({
      description: 'The seat that you rule in it; its masters and its letters are then left to other administrators',
    }),
  })
  .meta({ id: 'OverseenCampaign', description: 'Who runs a campaign and where it stands, for administrators' });

export const ADMINISTRATION_ROUTES: readonly Route[] = [
  route({
    name: 'showServer',
    method: 'get',
    path: '/administration/server',
    summary: 'The state of the server in figures: version, database, campaigns and mail',
    uses: [showServer],
    answer: SERVER_STATE,
    run: ({ app, actor }) => showServer(app, actor, null),
  }),
  route({
    name: 'showDisk',
    method: 'get',
    path: '/administration/disk',
    summary: 'How much of the disk the data takes, in bytes, and the fifty largest campaigns',
    uses: [showDisk],
    answer: DISK_USE,
    run: ({ app, actor }) => showDisk(app, actor, null),
  }),
  route({
    name: 'listBounces',
    method: 'get',
    path: '/administration/mail/bounces',
    summary:
      'The latest addresses to which mail could not be delivered; they get none until their owners say that they work',
    uses: [listBounces],
    answer: z.strictObject({
      bounces: z.array(z.strictObject({ address: z.string(), status: z.string(), since: INSTANT })),
    }),
    async run({ app, actor }) {
      const listed = await listBounces(app, actor, null);
      return listed.ok ? ok({ bounces: listed.value }) : listed;
    },
  }),
  deed({
    name: 'mailReturns',
    method: 'post',
    path: '/administration/mail/bounces/returned',
    summary: 'What kept mail from an address is mended: whoever has it gets mail again',
    uses: [mailReturns],
    body: z.strictObject({ address: z.string().max(320) }),
    run: ({ app, actor, body }) => mailReturns(app, actor, body),
  }),
  deed({
    name: 'forgetProcess',
    method: 'post',
    path: '/administration/processes/ended',
    summary:
      'A process that has not been seen for long has ended, and is shown no more; one that lives shows itself again',
    uses: [forgetProcess],
    body: z.strictObject({ process: z.string().max(100).meta({ description: 'Its id' }) }),
    run: ({ app, actor, body }) => forgetProcess(app, actor, body),
  }),
  deed({
    name: 'sendTestMail',
    method: 'post',
    path: '/administration/mail/test',
    summary: 'Sends you a mail, the way of all others',
    uses: [sendTestMail],
    run: ({ app, actor }) => sendTestMail(app, actor, null),
  }),
  route({
    name: 'listUsers',
    method: 'get',
    path: '/administration/users',
    summary: 'The accounts of this server, by their addresses',
    uses: [listUsers],
    query: z.strictObject({
      limit: wholeNumber(1, 100).optional(),
      after: z.string().max(320).optional().meta({ description: 'The `next` of the page before' }),
      search: z.string().max(320).optional().meta({ description: 'A part of the address' }),
    }),
    answer: z.strictObject({ users: z.array(USER), next: z.string().nullable() }),
    async run({ app, actor, query: { limit = 50, ...where } }) {
      const listed = await listUsers(app, actor, { limit, ...where });
      if (!listed.ok) return listed;
      const last = listed.value.length < limit ? undefined : listed.value.at(-1);
      return ok({ users: listed.value, next: last?.email ?? null });
    },
  }),
  deed({
    name: 'blockUser',
    method: 'put',
    path: '/administration/users/{user}/block',
    summary: 'Blocks an account; it keeps its seats, which count as silent by the rules of their campaigns',
    uses: [blockUser],
    body: z.strictObject({ reason: WORDS.meta({ description: 'For administrators' }) }),
    run: ({ app, actor, params, body }) => blockUser(app, actor, { userId: params.user, ...body }),
  }),
  deed({
    name: 'unblockUser',
    method: 'delete',
    path: '/administration/users/{user}/block',
    summary: 'Unblocks an account',
    uses: [unblockUser],
    run: ({ app, actor, params }) => unblockUser(app, actor, { userId: params.user }),
  }),
  deed({
    name: 'renameUser',
    method: 'put',
    path: '/administration/users/{user}/name',
    summary: 'Gives an account another name; its owner is told',
    uses: [renameUser],
    body: z.strictObject({ name: z.string().max(1000) }),
    run: ({ app, actor, params, body }) => renameUser(app, actor, { userId: params.user, ...body }),
  }),
  deed({
    name: 'confirmUser',
    method: 'put',
    path: '/administration/users/{user}/confirmed',
    summary: "Takes the address of an account for its owner's, as its confirmation does",
    uses: [confirmUser],
    run: ({ app, actor, params }) => confirmUser(app, actor, { userId: params.user }),
  }),
  deed({
    name: 'sendPasswordReset',
    method: 'post',
    path: '/administration/users/{user}/password-reset',
    summary: 'Sends the owner of an account a link with which they set a new password',
    uses: [sendPasswordReset],
    async run({ app, actor, params }) {
      const sent = await sendPasswordReset(app, actor, { userId: params.user });
      return sent.ok ? ok(null) : sent;
    },
  }),
  deed({
    name: 'removeSecondFactor',
    method: 'delete',
    path: '/administration/users/{user}/second-factor',
    summary: 'Takes the codes of an authenticator off an account and signs it out everywhere; passkeys stay',
    uses: [removeSecondFactor],
    run: ({ app, actor, params }) => removeSecondFactor(app, actor, { userId: params.user }),
  }),
  deed({
    name: 'signOutUser',
    method: 'delete',
    path: '/administration/users/{user}/sessions',
    summary: 'Signs an account out everywhere',
    uses: [signOutUser],
    async run({ app, actor, params }) {
      const done = await signOutUser(app, actor, { userId: params.user });
      return done.ok ? ok(null) : done;
    },
  }),
  deed({
    name: 'eraseUser',
    method: 'post',
    path: '/administration/users/{user}/erase',
    summary: 'Deletes an account for good; a live game that it alone runs goes to an administrator first',
    uses: [eraseUser],
    body: z.strictObject({ address: z.string().max(320).meta({ description: 'The address of the account' }) }),
    run: ({ app, actor, params, body }) => eraseUser(app, actor, { userId: params.user, ...body }),
  }),
  deed({
    name: 'appointAdministrator',
    method: 'put',
    path: '/administration/administrators/{user}',
    summary: 'Appoints another administrator',
    uses: [appointAdministrator],
    run: ({ app, actor, params }) => appointAdministrator(app, actor, { userId: params.user }),
  }),
  deed({
    name: 'dismissAdministrator',
    method: 'delete',
    path: '/administration/administrators/{user}',
    summary: 'Dismisses an administrator; the last one cannot be dismissed',
    uses: [dismissAdministrator],
    run: ({ app, actor, params }) => dismissAdministrator(app, actor, { userId: params.user }),
  }),
  deed({
    name: 'changeServerSettings',
    method: 'patch',
    path: '/administration/settings',
    summary: 'Sets who may make an account from now on',
    uses: [changeServerSettings],
    body: z.strictObject({ signUp: z.enum(SIGN_UP_POLICIES) }),
    run: ({ app, actor, body }) => changeServerSettings(app, actor, body),
  }),
  route({
    name: 'overseeCampaign',
    method: 'get',
    path: '/administration/campaigns/{campaign}',
    summary: 'Who runs a campaign and where it stands; what administrators may do about it is done where masters do it',
    uses: [overseeCampaign],
    answer: OVERSEEN,
    run: ({ app, actor, params }) => overseeCampaign(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'readServerAudit',
    method: 'get',
    path: '/administration/audit',
    summary: 'What was done on the whole server, the newest first',
    uses: [readServerAudit],
    query: AUDIT_PAGE.extend({ user: USER_ID.optional().meta({ description: 'What this user did alone' }) }),
    answer: z.strictObject({
      deeds: z.array(AUDIT_LINE.extend({ campaignId: z.string().nullable() })),
      next: z.int().nullable(),
    }),
    async run({ app, actor, query: { limit = 50, after, user } }) {
      const read = await readServerAudit(app, actor, { userId: user, limit, ...given({ before: after }) });
      if (!read.ok) return read;
      const last = read.value.length < limit ? undefined : read.value.at(-1);
      return ok({ deeds: read.value, next: last?.seq ?? null });
    },
  }),
];
