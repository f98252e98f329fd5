import type { Scope } from './actor.ts';

/**
 * Who may use what, once for the whole house: pages, API, mail and command line ask the same table. A seat's ruler, the
 * campaign's masters, the server's administrators, anybody with an account, anybody at all; the system may do everything.
 */
export const ROLES = ['anybody', 'user', 'ruler', 'master', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export interface Permission {
  readonly roles: readonly Role[];
  /** What a token needs in addition to the role. `session`: tokens cannot do this, only people who have signed in. */
  readonly scope: Scope | 'session';
  /** It shows what players hide from each other: closed to masters who see as a seat does, whatever their role. */
  readonly secrets?: true;
  /** It would give an administrator who rules a seat of the campaign something before other rulers: closed to them. */
  readonly outsiders?: true;
}

/** For masters who know everything in the campaign. */
const maySeeAll = (scope: Permission['scope'], ...roles: readonly Role[]): Permission => ({
  scope,
  roles,
  secrets: true,
});

/** For masters, and for administrators who do not play in the campaign themselves. */
const mayRun = (scope: Permission['scope']): Permission => ({
  scope,
  roles: ['master', 'administrator'],
  outsiders: true,
});

const may = (scope: Permission['scope'], ...roles: readonly Role[]): Permission => ({ scope, roles });

export const PERMISSIONS = {
  // campaigns
  listCampaigns: may('read', 'anybody'),
  showCampaign: may('read', 'anybody'),
  createCampaign: may('master', 'user'),
  openCampaign: may('master', 'master'),
  startCampaign: may('master', 'master'),
  pauseCampaign: may('master', 'master', 'administrator'),
  resumeCampaign: may('master', 'master', 'administrator'),
  endCampaign: may('master', 'master', 'administrator'),
  archiveCampaign: may('master', 'master', 'administrator'),
  renameCampaign: may('master', 'master', 'administrator'),
  openPoll: may('master', 'master', 'administrator'),
  vote: may('order', 'ruler'),
  changeSettings: may('master', 'master'),
  appointMaster: mayRun('master'),
  manageWebhooks: may('master', 'master', 'user'),
  watchParty: may('read', 'ruler', 'master'),
  // seats
  applyForSeat: may('order', 'user'),
  answerApplication: may('master', 'master'),
  inviteToCampaign: may('master', 'master'),
  joinCampaign: may('order', 'user'),
  statePreferences: may('order', 'user'),
  joinStandby: may('order', 'user'),
  leaveSeat: may('order', 'ruler'),
  takeOverSeat: may('order', 'user'),
  assignSeat: may('master', 'master'),
  closeSeat: may('master', 'master'),
  removeRuler: may('master', 'master'),
  setCaretaker: may('master', 'master'),
  // orders
  readTurnFile: may('read', 'ruler'),
  saveDraft: may('order', 'ruler'),
  submitOrders: may('order', 'ruler'),
  withdrawOrders: may('order', 'ruler'),
  takeBackPost: may('order', 'ruler'),
  listReceipts: may('read', 'ruler'),
  setReady: may('order', 'ruler'),
  askMaster: may('order', 'ruler'),
  askForExtension: may('order', 'ruler'),
  announceAbsence: may('order', 'ruler'),
  comeBack: may('order', 'ruler'),
  orderWithoutSeat: may('order', 'user'),
  readWithoutSeat: may('read', 'user'),
  keepNotes: may('order', 'ruler'),
  // mail
  releaseMail: may('order', 'ruler', 'master'),
  releaseMailByLink: may('order', 'anybody'),
  sendMailAgain: may('order', 'ruler', 'master'),
  // turns
  closeTurn: may('master', 'master'),
  watchTurn: may('master', 'master'),
  dryRun: maySeeAll('master', 'master'),
  rollBack: may('master', 'master'),
  moveDeadline: may('master', 'master'),
  holdClock: may('master', 'master'),
  answerQuestion: maySeeAll('master', 'master'),
  editPosition: maySeeAll('master', 'master'),
  strikeLine: maySeeAll('master', 'master'),
  actAsMaster: may('master', 'master'),
  verifyCampaign: may('read', 'anybody'),
  readDiceLog: may('read', 'anybody'),
  readRecord: may('read', 'anybody'),
  readAudit: maySeeAll('master', 'master', 'administrator'),
  // reports and press
  readReport: may('read', 'ruler'),
  readPublicReport: may('read', 'anybody'),
  writeLetter: may('letter', 'ruler', 'master'),
  readLetters: may('letter', 'ruler', 'master'),
  watchLetters: may('letter', 'master'),
  muteSeat: may('letter', 'ruler'),
  reportLetter: may('letter', 'ruler'),
  readPress: may('read', 'anybody'),
  publishPress: may('letter', 'ruler', 'master'),
  withdrawPress: may('letter', 'ruler', 'master', 'administrator'),
  decideLetterReport: mayRun('master'),
  // notices
  readNotices: may('read', 'user'),
  setNotices: may('order', 'user'),
  unsubscribe: may('order', 'anybody'),
  readCalendar: may('read', 'anybody'),
  // scenarios of one's own
  checkScenario: may('read', 'user'),
  manageScenarios: may('master', 'user'),
  readSharedScenario: may('read', 'anybody'),
  // accounts
  claimServer: may('session', 'user'),
  showAccount: may('read', 'user'),
  manageTokens: may('session', 'user'),
  manageSessions: may('session', 'user'),
  changeAddress: may('session', 'user'),
  exportData: may('session', 'user'),
  deleteAccount: may('session', 'user'),
  overseeCampaign: may('session', 'administrator'),
  administer: may('session', 'administrator'),
  watchServer: may('read', 'administrator'),
} as const satisfies { readonly [useCase: string]: Permission };

export type UseCase = keyof typeof PERMISSIONS;
