export type { SeatOf } from './campaign/access/at-desk.ts';
export type { InvitationStatus } from './campaign/access/invitation-status.ts';
export * from './campaign/access/own-place.ts';
export type { Sought } from './campaign/access/who-sees.ts';
export * from './campaign/lifecycle/create-campaign.ts';
export * from './campaign/lifecycle/end-campaign.ts';
export * from './campaign/lifecycle/open-campaign.ts';
export {
  listScenarios,
  type OneScenario,
  type OwnScenarioSummary,
  removeScenario,
  showScenario,
} from './campaign/own-scenarios/own-scenario.ts';
export {
  type ScenarioLink,
  type SharedScenario,
  shareScenario,
  showSharedScenario,
  unshareScenario,
} from './campaign/own-scenarios/share-scenario.ts';
export {
  type CheckedScenario,
  checkScenario,
  type UploadedScenario,
  type UploadScenario,
  uploadScenario,
} from './campaign/own-scenarios/upload-scenario.ts';
export type { NoUndo } from './campaign/pace/parts/back.ts';
export * from './campaign/people/accept-invitation.ts';
export { type AnnounceAbsence, announceAbsence } from './campaign/people/announce-absence.ts';
export * from './campaign/people/answer-application.ts';
export * from './campaign/people/apply-for-seat.ts';
export * from './campaign/people/assign-seat.ts';
export * from './campaign/people/close-seat.ts';
export { type CameBack, type ComeBack, comeBack } from './campaign/people/come-back.ts';
export * from './campaign/people/invite.ts';
export * from './campaign/people/join-campaign.ts';
export { type Absence, listAbsences, type WaitingAbsence } from './campaign/people/list-absences.ts';
export * from './campaign/people/list-people.ts';
export * from './campaign/people/masters.ts';
export {
  type InvitationPage,
  type OpenInvitation,
  type ShowInvitation,
  showInvitation,
} from './campaign/people/show-invitation.ts';
export * from './campaign/people/standby.ts';
export * from './campaign/people/take-over-seat.ts';
export {
  type AnnounceWaitingAbsence,
  announceWaitingAbsence,
  endWaitingAbsence,
} from './campaign/people/waiting-absence.ts';
export type { Cause } from './campaign/play/cause.ts';
export { keptDrawing } from './campaign/position/kept-drawing.ts';
export { PRESS_RULES, type PressRules } from './campaign/press/press-rules.ts';
export { FILE_LIMITS } from './campaign/scenarios/read-text.ts';
export {
  SCENARIO_FORMAT,
  type ScenarioFile,
  scenarioFileSchema,
  withoutSecrets,
} from './campaign/scenarios/scenario-file.ts';
export type { ScenarioMap } from './campaign/scenarios/scenario-map.ts';
export { scenarioWorkOf, studyScenario } from './campaign/scenarios/study-scenario.ts';
export type { Place } from './campaign/seats/take-place.ts';
export * from './campaign/shown/list-campaigns.ts';
export {
  listRulesets,
  type RulesetLine,
  type RulesetPage,
  showRuleset,
  showScenarioSchema,
} from './campaign/shown/list-rulesets.ts';
export { type ListedTurn, listTurns } from './campaign/shown/list-turns.ts';
export * from './campaign/shown/show-campaign.ts';
export * from './campaign/shown/show-course.ts';
export * from './campaign/shown/show-lineage.ts';
export * from './campaign/shown/show-map.ts';
export * from './campaign/shown/show-options.ts';
export * from './campaign/shown/show-standings.ts';
export { laddersOf, type NamedLadder } from './campaign/terms/ladder.ts';
export * from './campaign/terms/settings.ts';
export { isOver } from './campaign/terms/status.ts';
export * from './campaign/terms/terms.ts';
export * from './channels/feeds/calendar-feed.ts';
export * from './channels/feeds/press-feed.ts';
export { hears, type LiveEvent, missed, type NamedEvent, namedEvent } from './channels/live/hear.ts';
export { SignalReader } from './channels/live/signal-reader.ts';
export { type Watching, watchCampaign, watchParty } from './channels/live/watch-campaign.ts';
export * from './channels/mail/list-held-mails.ts';
export { mailWorksAgain } from './channels/mail/mail-works-again.ts';
export { deliverMail } from './channels/mail/outgoing/deliver-mail.ts';
export {
  type DeliverMail,
  type Delivery,
  drainMail,
  type MailRate,
  USUAL_RATE,
} from './channels/mail/outgoing/drain-mail.ts';
export { type MailAnswer, receiveMail } from './channels/mail/receive-mail.ts';
export * from './channels/mail/release-mail.ts';
export type { MailOffice, MailSettings } from './channels/mail/settings.ts';
export { listUncertainMails, sendMailAgain, type UncertainMail } from './channels/mail/uncertain-mails.ts';
export * from './channels/notices/read-notices.ts';
export * from './channels/notices/set-notices.ts';
export { type NoticeSettings, showNoticeSettings } from './channels/notices/show-settings.ts';
export * from './channels/notices/unsubscribe.ts';
export { deliverWebhooks } from './channels/webhooks/deliver.ts';
export { listDeliveries, testWebhook, type WebhookDelivery } from './channels/webhooks/deliveries.ts';
export {
  type AddedWebhook,
  type AddWebhook,
  addWebhook,
  enableWebhook,
  listWebhooks,
  type OneWebhook,
  removeWebhook,
  type WebhookLine,
} from './channels/webhooks/manage-webhooks.ts';
export { type PostJson, postJson } from './channels/webhooks/post-json.ts';
export { type SendWithoutSeat, sendWithoutSeat } from './desk/arrival/send-without-seat.ts';
export { readWithoutSeat, type SaidWithoutSeat, type WaitingReceipt } from './desk/arrival/waiting-receipt.ts';
export * from './desk/campaign/change-settings.ts';
export * from './desk/campaign/leave-seat.ts';
export * from './desk/campaign/pause-campaign.ts';
export * from './desk/campaign/rename-campaign.ts';
export { type SetCaretaker, setCaretaker } from './desk/campaign/set-caretaker.ts';
export { readOwnLines } from './desk/dice/read-own-lines.ts';
export { readReceivedWords } from './desk/dice/read-received-words.ts';
export { showRegister } from './desk/dice/show-register.ts';
export * from './desk/letters/mute.ts';
export { type PublishPress, publishPress, type WithdrawPress, withdrawPress } from './desk/letters/publish-press.ts';
export * from './desk/letters/read-letters.ts';
export { type ReadPress, readPress, type ShownArticle } from './desk/letters/read-press.ts';
export * from './desk/letters/report-letter.ts';
export { type WatchedWords, watchLetters } from './desk/letters/watch-letters.ts';
export * from './desk/letters/write-letter.ts';
export * from './desk/letters/write-proclamation.ts';
export { type Notes, readNotes, type WriteNotes, writeNotes } from './desk/notes/notes.ts';
export { listPolls, type ShownPoll } from './desk/polls/list-polls.ts';
export { type OpenPoll, openPoll, type PollOpened } from './desk/polls/open-poll.ts';
export { type CastVote, type Voted, vote } from './desk/polls/vote.ts';
export { type Answered, type AnswerQuestion, answerQuestion } from './desk/questions/answer-question.ts';
export { askMaster } from './desk/questions/ask-master.ts';
export { listOwnQuestions } from './desk/questions/list-own-questions.ts';
export { listQuestions, type OpenQuestion } from './desk/questions/list-questions.ts';
export type { OwnQuestion } from './desk/questions/own-questions.ts';
export { type SeatTurnout, showTurnout, type Turnout } from './desk/questions/show-turnout.ts';
export { type AuditLine, type ReadAudit, readAudit } from './desk/reading/read-audit.ts';
export { type ReadDeeds, readDeeds } from './desk/reading/read-deeds.ts';
export { readDiceLog, type ShownDiceLog } from './desk/reading/read-dice-log.ts';
export { type ReadPublicReport, type ReadReport, readPublicReport, readReport } from './desk/reading/read-report.ts';
export { type ReadTurnFile, readTurnFile } from './desk/reading/read-turn-file.ts';
export { reportOf, type TurnReport } from './desk/reading/report-of.ts';
export {
  type LeaveStandingOrders,
  type LeftStanding,
  leaveStandingOrders,
} from './desk/sheets/leave-standing-orders.ts';
export { type ListedReceipt, type ListReceipts, listReceipts } from './desk/sheets/list-receipts.ts';
export { type ProveSheet, proveSheet, type SheetProof } from './desk/sheets/prove-sheet.ts';
export { type KeptDraft, readDraft } from './desk/sheets/read-draft.ts';
export type { GivenOrders } from './desk/sheets/read-given.ts';
export { readOffers } from './desk/sheets/read-offers.ts';
export { readSheets, type SheetToRead } from './desk/sheets/read-sheets.ts';
export { readStandingOrders } from './desk/sheets/read-standing-orders.ts';
export type { Receipt, ReceiptLine, ReceiptReason } from './desk/sheets/receipt.ts';
export { type SaveDraft, type SavedDraft, saveDraft } from './desk/sheets/save-draft.ts';
export type { SendIn } from './desk/sheets/send-in.ts';
export { type SetReady, setReady } from './desk/sheets/set-ready.ts';
export { type StrikeLine, type Struck, strikeLine } from './desk/sheets/strike-line.ts';
export { type Withdrawn, type WithdrawOrders, withdrawOrders } from './desk/sheets/withdraw-orders.ts';
export { type AnswerExtension, answerExtension } from './desk/time/answer-extension.ts';
export { type AskForExtension, askForExtension, type ExtensionAnswer } from './desk/time/ask-for-extension.ts';
export { type ExtensionLine, listExtensions } from './desk/time/list-extensions.ts';
export { holdClock, type MoveDeadline, moveDeadline } from './desk/time/move-deadline.ts';
export * from './ground/actor.ts';
export type { App, AppConfig, Log, LogFacts, Meter } from './ground/app.ts';
export type { CheckedRecord, RecordPart, RecordWork } from './ground/checked-record.ts';
export type { AppError } from './ground/errors.ts';
export { NEWS_KINDS, type PublicNews } from './ground/news/news.ts';
export * from './ground/news/notice.ts';
export type { SignalFacts } from './ground/news/signal.ts';
export * from './ground/permissions.ts';
export type { ScenarioFacts, ScenarioFaults, ScenarioWork, StudiedScenario } from './ground/scenario-work.ts';
export { ScenarioBusy } from './ground/scenario-work.ts';
export type { NoticeMail } from './ground/tell/mail.ts';
export { type MailPolicy, POLICIES } from './ground/tell/policy.ts';
export { errorText } from './ground/text/errors.ts';
export { isTextLanguage, LANGUAGE_COOKIE, languageOf } from './ground/text/language-of.ts';
export { NOTICE_KIND_NAMES } from './ground/text/notice-kinds.ts';
export { type NoticeText, noticeText } from './ground/text/notices.ts';
export { showSpan, showTime, showZones, TEXT_LANGUAGES, type TextLanguage } from './ground/text/show-time.ts';
export { incident, permissionOf, thrown, type Use } from './ground/use-case.ts';
export { type Accounts, createAccounts } from './house/accounts/accounts.ts';
export * from './house/accounts/change-address.ts';
export * from './house/accounts/claim-server.ts';
export * from './house/accounts/delete-account.ts';
export * from './house/accounts/export-data.ts';
export * from './house/accounts/manage-sessions.ts';
export * from './house/accounts/manage-tokens.ts';
export { CODE_PAGE } from './house/accounts/second-step.ts';
export * from './house/accounts/settings.ts';
export * from './house/accounts/show-account.ts';
export * from './house/server/administrators.ts';
export * from './house/server/block-user.ts';
export { type EraseUser, eraseUser } from './house/server/erase-user.ts';
export {
  forgetProcess,
  type Incidents,
  incidentsOf,
  type ProcessSeen,
  processesOf,
  troublesOf,
} from './house/server/incidents.ts';
export { type LastBackup, lastBackup, noteBackup, noteNoBackup } from './house/server/last-backup.ts';
export * from './house/server/list-users.ts';
export { type BouncedAddress, listBounces, mailReturns, sendTestMail } from './house/server/look-after-mail.ts';
export { type OverseenCampaign, overseeCampaign } from './house/server/oversee-campaign.ts';
export * from './house/server/read-server-audit.ts';
export * from './house/server/server-settings.ts';
export { type Settled, settleRestored } from './house/server/settle-restored.ts';
export { type ShownDisk, showDisk } from './house/server/show-disk.ts';
export { type ServerState, showServer } from './house/server/show-server.ts';
export {
  confirmUser,
  type OfUser,
  removeSecondFactor,
  renameUser,
  sendPasswordReset,
  signOutUser,
} from './house/server/support-user.ts';
export { type CompareEditions, compareEditions, type EditionDifference } from './turn/back/compare-editions.ts';
export type { Difference } from './turn/back/difference.ts';
export { type Edited, type EditPosition, editPosition } from './turn/back/edit-position.ts';
export { type RollBack, type RolledBack, rollBack } from './turn/back/roll-back.ts';
export type { TakeBack } from './turn/back/take-back.ts';
export { type TakeBackPost, type TookBack, takeBackPost } from './turn/back/take-back-post.ts';
export { type RollBackTrial, type SeatChanges, tryRollBack } from './turn/back/try-roll-back.ts';
export { RECORD_FOLDER } from './turn/record/pack-record.ts';
export { readRecord } from './turn/record/read-record.ts';
export { recordWorkOf } from './turn/record/record-work.ts';
export { type Packed, readTar, TAR_END, tarEntry } from './turn/record/tar.ts';
export { type Verification, verificationSoFar, verifyCampaign } from './turn/record/verify-campaign.ts';
export type { Closed } from './turn/run/closing.ts';
export { type ActAsMaster, type ActsTaken, actAsMaster } from './turn/triggers/act-as-master.ts';
export { type CloseTurn, closeTurn } from './turn/triggers/close-turn.ts';
export { type DryRun, dryRun } from './turn/triggers/dry-run.ts';
export type { ResolvedPost } from './turn/triggers/resolve-post.ts';
export * from './turn/triggers/start-campaign.ts';
export { type SubmitOrders, type Submitted, submitOrders } from './turn/triggers/submit-orders.ts';
export type { Attended } from './worker/attend-campaign.ts';
export { type Ticked, tick, type WaysOut } from './worker/tick.ts';
export { nextTidy, tidy } from './worker/tidy.ts';
