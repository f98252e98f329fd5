import { DAY } from '@chancery/core';
import { addBlock, appointAdministrator, MASTER_PARTY, newId } from '@chancery/store';
import { releaseLink } from '../../src/channels/mail/release-token.ts';
import type { Actor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import { serverKey } from '../../src/ground/server-key.ts';
import { unsubscribeToken } from '../../src/ground/tell/unsubscribe-token.ts';
import { changeAddress } from '../../src/house/accounts/change-address.ts';
import { drawClaimCode } from '../../src/house/accounts/claim-server.ts';
import { FOUR_CROWNS, HOUR, type Player } from '../sample/people.ts';
import { ENGLAND, HORDE, LITHUANIA, RECRUIT } from '../sample/play.ts';
import type { Play } from './cast.ts';

/** What somebody asks a use case for, in words that would work for whoever may. */
export type Ask = (play: Play, asker: Player, app: App) => unknown;

const of =
  (status: keyof Play['campaigns'], more: object = {}): Ask =>
  ({ campaigns }) => ({
    campaignId: campaigns[status],
    ...more,
  });
const ofEngland = (more: object = {}): Ask => of('running', { seat: ENGLAND, ...more });
const page = { limit: 5 };
const none: Ask = () => null;
const orders = { channel: 'api', text: RECRUIT };
const words = { subject: 'Peace', body: 'Shall we?' };

export const ASKS: { readonly [row: string]: Ask } = {
  // campaigns
  listCampaigns: () => page,
  listRulesets: none,
  showRuleset: () => ({ id: FOUR_CROWNS.ruleset }),
  showScenarioSchema: () => ({ id: FOUR_CROWNS.ruleset }),
  showCampaign: of('running'),
  watchCampaign: of('running'),
  showMap: of('running'),
  showOptions: of('running'),
  showLineage: of('running'),
  listTurns: of('running'),
  readDeeds: of('running', { limit: 10 }),
  showStandings: of('running'),
  showCourse: of('running'),
  createCampaign: () => FOUR_CROWNS,
  openCampaign: of('draft'),
  startCampaign: of('open'),
  pauseCampaign: of('running', { reason: 'a rest' }),
  resumeCampaign: of('paused'),
  endCampaign: of('running', { how: 'enough' }),
  openPoll: of('paused', { kind: 'question', question: 'A longer turn?' }),
  listPolls: of('running'),
  vote: ofEngland({ vote: 'yes' }),
  archiveCampaign: of('ended'),
  renameCampaign: of('running', { title: 'Another title' }),
  changeSettings: of('running', { title: 'Another title' }),
  appointMaster: ({ cast, campaigns }) => ({ campaignId: campaigns.running, userId: cast.user.id }),
  dismissMaster: ({ cast, campaigns }) => ({ campaignId: campaigns.running, userId: cast.second.id }),
  handOver: ({ cast, campaigns }) => ({ campaignId: campaigns.running, userId: cast.second.id }),
  addWebhook: of('running', { url: 'https://example.org/other', form: 'plain', kinds: ['press'] }),
  listWebhooks: of('running'),
  enableWebhook: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.webhook }),
  testWebhook: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.webhook }),
  listDeliveries: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.webhook }),
  removeWebhook: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.webhook }),
  readAudit: of('running', page),

  // seats
  applyForSeat: of('applying', { preferences: [], message: '' }),
  withdrawApplication: of('wishing'),
  statePreferences: of('wishing', { preferences: [HORDE] }),
  answerApplication: ({ campaigns, cast }) => ({
    campaignId: campaigns.applying,
    userId: cast.waiting.id,
    answer: { kind: 'accept' },
  }),
  inviteToCampaign: of('running', { days: 3 }),
  revokeInvitation: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.invitation.id }),
  showInvitation: ({ campaigns, things }) => ({
    campaignId: campaigns.running,
    invitation: things.invitation.token,
  }),
  acceptInvitation: ({ campaigns, things }) => ({
    campaignId: campaigns.running,
    invitation: things.invitation.token,
    seat: HORDE,
  }),
  joinCampaign: of('open'),
  joinStandby: of('running'),
  leaveStandby: of('running'),
  announceWaitingAbsence: of('wishing', { turns: 2, note: '' }),
  endWaitingAbsence: of('wishing'),
  sendWithoutSeat: of('wishing', { channel: 'api', text: '' }),
  readWithoutSeat: of('running'),
  leaveSeat: ofEngland({ reason: '' }),
  takeOverSeat: of('running', { seat: HORDE }),
  assignSeat: ({ campaigns, cast }) => ({ campaignId: campaigns.running, seat: HORDE, userId: cast.waiting.id }),
  closeSeat: of('running', { seat: HORDE, closed: true }),
  removeRuler: ofEngland({ reason: 'silence' }),
  setCaretaker: ofEngland({ caretaker: true, reason: '' }),
  listPeople: of('running'),

  // orders
  readTurnFile: ofEngland(),
  readDraft: ofEngland(),
  readOffers: ofEngland(),
  saveDraft: ofEngland(orders),
  submitOrders: ofEngland(orders),
  withdrawOrders: ofEngland(),
  takeBackPost: ofEngland(),
  listReceipts: ofEngland(),
  proveSheet: ofEngland({ turn: 1 }),
  readOwnLines: ofEngland(),
  readReceivedWords: ofEngland(),
  readStandingOrders: ofEngland(),
  leaveStandingOrders: ofEngland({ standing: { text: RECRUIT } }),
  setReady: ofEngland({ ready: true }),
  listOwnQuestions: ofEngland(),
  askMaster: ofEngland(),
  askForExtension: ofEngland({ minutes: 30, reason: 'a train' }),
  announceAbsence: ({ campaigns, house }) => ({
    campaignId: campaigns.running,
    seat: ENGLAND,
    from: house.app.now(),
    until: house.app.now() + DAY,
    note: '',
  }),
  listAbsences: ofEngland(),
  comeBack: ofEngland(),
  readNotes: ofEngland(),
  writeNotes: ofEngland({ text: 'Trust nobody.', base: 0 }),

  // turns
  closeTurn: of('running', { turn: 2 }),
  showTurnout: of('running'),
  dryRun: of('running'),
  tryRollBack: of('running', { to: 0, rerunThrough: 0 }),
  rollBack: of('running', { to: 0, rerunThrough: 0, reason: 'a wrong start' }),
  moveDeadline: ({ campaigns, house }) => ({ campaignId: campaigns.running, deadline: house.app.now() + HOUR }),
  holdClock: of('running'),
  listExtensions: of('running'),
  answerExtension: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.extension, grant: true }),
  listQuestions: of('running'),
  answerQuestion: of('running', { question: 'proclamation:Eng', answer: 'suitable' }),
  readSheets: of('running'),
  editPosition: of('running', { turn: 1, text: 'EDIT', reason: 'a slip' }),
  strikeLine: ofEngland({ number: 1, line: 1, reason: 'not possible' }),
  actAsMaster: of('running', { text: '' }),
  verifyCampaign: of('running'),
  verificationSoFar: of('running'),
  readDiceLog: of('running', { turn: 1 }),
  showRegister: of('running'),
  readRecord: of('running'),
  compareEditions: of('running', { turn: 1 }),
  'compareEditions of a seat': ofEngland({ turn: 1 }),

  // reports, letters and press
  readReport: ofEngland(),
  readPublicReport: of('running'),
  writeLetter: of('running', { from: ENGLAND, to: [LITHUANIA], ...words }),
  'writeLetter as master': of('running', { from: MASTER_PARTY, to: [LITHUANIA], ...words }),
  watchLetters: of('running'),
  readLetters: of('running', { party: ENGLAND, box: 'received', ...page }),
  'readLetters as master': of('running', { party: MASTER_PARTY, box: 'received', ...page }),
  watchParty: of('running', { party: ENGLAND }),
  'watchParty as master': of('running', { party: MASTER_PARTY }),
  markLetter: ({ campaigns, things }) => ({ campaignId: campaigns.running, party: ENGLAND, id: things.letter }),
  archiveLetter: ({ campaigns, things }) => ({
    campaignId: campaigns.running,
    party: ENGLAND,
    id: things.letter,
    away: true,
  }),
  muteSeat: ofEngland({ muted: LITHUANIA, mute: true }),
  listMuted: ofEngland(),
  reportLetter: ({ campaigns, things }) => ({
    campaignId: campaigns.running,
    seat: ENGLAND,
    letterId: things.letter,
    reason: 'rude',
  }),
  listReports: of('running'),
  decideLetterReport: ({ campaigns, things }) => ({
    campaignId: campaigns.running,
    id: things.report,
    decision: 'warned',
  }),
  readPress: of('running', page),
  pressFeed: of('running'),
  publishPress: of('running', { from: ENGLAND, title: 'War', body: 'It has begun.' }),
  'publishPress as master': of('running', { from: MASTER_PARTY, title: 'War', body: 'It has begun.' }),
  withdrawPress: ({ campaigns, things }) => ({ campaignId: campaigns.running, id: things.article }),
  writeProclamation: ofEngland({ text: 'We make known that no tax is due on wool this year.' }),

  releaseMail: ({ things }) => ({ id: things.mail }),
  releaseMailByLink: (play, _, app) => tokenOfHeldMail(play, app),
  showHeldMail: (play, _, app) => tokenOfHeldMail(play, app),
  listHeldMails: of('running'),
  listUncertainMails: of('running'),
  sendMailAgain: of('running', { mail: 1 }),
  mailWorksAgain: () => ({}),

  // notices
  readNotices: () => ({ ...page, zone: 'UTC' }),
  markRead: () => ({ ids: [] }),
  setNotices: () => ({ zone: 'Europe/Paris' }),
  showNoticeSettings: () => ({ campaignId: null }),
  makeCalendar: () => ({ wanted: true }),
  readCalendar: ({ things }) => ({ token: things.calendar }),
  unsubscribe: async ({ cast }, _, app) => ({
    token: unsubscribeToken(await serverKey(app.store.db, app, 'unsubscribe-key'), {
      user: cast.ruler.id,
      campaign: null,
      kind: 'letter',
    }),
  }),

  // accounts: each about themselves, but for the token and the session, which are the ruler's
  checkScenario: () => ({ text: 'no scenario' }),
  uploadScenario: () => ({ text: 'no scenario' }),
  listScenarios: none,
  showScenario: ({ things }) => ({ id: things.scenario }),
  showSharedScenario: ({ things }) => ({ token: things.shared }),
  shareScenario: ({ things }) => ({ id: things.scenario }),
  unshareScenario: ({ things }) => ({ id: things.scenario }),
  removeScenario: ({ things }) => ({ id: things.scenario }),
  showAccount: none,
  createToken: () => ({ name: 'bot', scopes: ['read'], days: 3 }),
  listTokens: none,
  revokeToken: ({ things }) => ({ id: things.token }),
  listSessions: none,
  endSession: ({ things }) => ({ id: things.session }),
  signOutEverywhere: () => ({ butHere: false }),
  changeAddress: () => ({ address: `${newId()}@example.org` }),
  confirmAddress: async (_, { actor }, app) => ({ code: await codeForNewAddress(app, actor) }),
  exportData: none,
  deleteAccount: (_, asker) => ({ address: asker.email }),
  claimServer: async (_, __, app) => {
    await app.store.db.deleteFrom('administrator').execute();
    return { code: await drawClaimCode(app) };
  },

  // the server
  showServer: none,
  showDisk: none,
  listBounces: none,
  mailReturns: () => ({ address: 'gone@example.org' }),
  forgetProcess: () => ({ process: 'gone' }),
  sendTestMail: none,
  overseeCampaign: of('running'),
  listUsers: () => page,
  blockUser: ({ cast }) => ({ userId: cast.waiting.id, reason: 'threats' }),
  renameUser: ({ cast }) => ({ userId: cast.user.id, name: 'Somebody Else' }),
  confirmUser: ({ cast }) => ({ userId: cast.user.id }),
  sendPasswordReset: ({ cast }) => ({ userId: cast.user.id }),
  removeSecondFactor: ({ cast }) => ({ userId: cast.user.id }),
  signOutUser: ({ cast }) => ({ userId: cast.user.id }),
  eraseUser: ({ cast }) => ({ userId: cast.waiting.id, address: cast.waiting.email }),
  unblockUser: async ({ cast }, _, app) => {
    const block = { userId: cast.waiting.id, since: app.now(), byUser: null, reason: 'threats' };
    await addBlock(app.store.db, block);
    return { userId: cast.waiting.id };
  },
  appointAdministrator: ({ cast }) => ({ userId: cast.waiting.id }),
  dismissAdministrator: async ({ cast }, _, app) => {
    await appointAdministrator(app.store.db, { userId: cast.waiting.id, since: app.now(), appointedBy: null });
    return { userId: cast.waiting.id };
  },
  changeServerSettings: () => ({ signUp: 'closed' }),
  readServerAudit: () => page,
};

const tokenOfHeldMail = async ({ things }: Play, app: App): Promise<object> => {
  const link = await releaseLink(app, { id: things.mail });
  return { token: link.slice(link.lastIndexOf('/') + 1) };
};

/** The code that was sent to a new address of the asker, if they may ask for one. */
const codeForNewAddress = async (app: App, actor: Actor): Promise<string> => {
  const address = `${newId()}@example.org`;
  await changeAddress(app, actor, { address });
  const mails = await app.store.db.selectFrom('outbox').select('payload').orderBy('seq', 'desc').limit(2).execute();
  const mail = mails.find(({ payload }) => payload.includes(address) && payload.includes('enter this code'));
  return /: ([0-9A-F]{10})/.exec(mail?.payload ?? '')?.[1] ?? '';
};
