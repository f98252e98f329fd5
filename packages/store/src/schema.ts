import type { Kysely, Transaction } from 'kysely';
import type { AbsenceTable } from './absence/absence.table.ts';
import type { AccessTokenTable } from './access-token/access-token.table.ts';
import type { ActTable } from './act/act.table.ts';
import type { AddressChangeTable } from './address-change/address-change.table.ts';
import type { AdministratorTable } from './administrator/administrator.table.ts';
import type { ApplicationTable } from './application/application.table.ts';
import type { AuditTable } from './audit/audit.table.ts';
import type { AuthTables } from './auth/auth.table.ts';
import type { BlockTable } from './block/block.table.ts';
import type { BulletinTable } from './bulletin/bulletin.table.ts';
import type { BulletinReaderTable } from './bulletin-reader/bulletin-reader.table.ts';
import type { CampaignTable } from './campaign/campaign.table.ts';
import type { ClosedSecretTable } from './closed-secret/closed-secret.table.ts';
import type { DailyBytesTable } from './daily-bytes/daily-bytes.table.ts';
import type { DiceLogTable } from './dice-log/dice-log.table.ts';
import type { EventTable } from './event/event.table.ts';
import type { ExtensionTable } from './extension/extension.table.ts';
import type { FoundingTable } from './founding/founding.table.ts';
import type { IdempotencyKeyTable } from './idempotency-key/idempotency-key.table.ts';
import type { IncomingMailTable } from './incoming-mail/incoming-mail.table.ts';
import type { InvitationTable } from './invitation/invitation.table.ts';
import type { LeaseTable } from './lease/lease.table.ts';
import type { LetterTable } from './letter/letter.table.ts';
import type { LetterMuteTable } from './letter-mute/letter-mute.table.ts';
import type { LetterRecipientTable } from './letter-recipient/letter-recipient.table.ts';
import type { LetterReportTable } from './letter-report/letter-report.table.ts';
import type { LiveTurnTable } from './live-turn/live-turn.table.ts';
import type { MailTroubleTable } from './mail-trouble/mail-trouble.table.ts';
import type { MasterTable } from './master/master.table.ts';
import type { NoticeTable } from './notice/notice.table.ts';
import type { NoticePreferenceTable } from './notice-preference/notice-preference.table.ts';
import type { OutboxTable } from './outbox/outbox.table.ts';
import type { OwnScenarioTable } from './own-scenario/own-scenario.table.ts';
import type { PollTable } from './poll/poll.table.ts';
import type { PollVoteTable } from './poll-vote/poll-vote.table.ts';
import type { PresenceTable } from './presence/presence.table.ts';
import type { PressTable } from './press/press.table.ts';
import type { ReceiptTable } from './receipt/receipt.table.ts';
import type { ReplyNameTable } from './reply-name/reply-name.table.ts';
import type { RequestCountTable } from './request-count/request-count.table.ts';
import type { RulingTable } from './ruling/ruling.table.ts';
import type { SeatTable } from './seat/seat.table.ts';
import type { SeatHistoryTable } from './seat-history/seat-history.table.ts';
import type { SeatNoteTable } from './seat-note/seat-note.table.ts';
import type { SecretTable } from './secret/secret.table.ts';
import type { ServerSettingTable } from './server-setting/server-setting.table.ts';
import type { SheetTable } from './sheet/sheet.table.ts';
import type { SheetOfRecordTable } from './sheet-of-record/sheet-of-record.table.ts';
import type { SignalTable } from './signal/signal.table.ts';
import type { SignalCountTable } from './signal-count/signal-count.table.ts';
import type { StandbyTable } from './standby/standby.table.ts';
import type { StateTable } from './state/state.table.ts';
import type { TellingTable } from './telling/telling.table.ts';
import type { TroubleTable } from './trouble/trouble.table.ts';
import type { TurnTable } from './turn/turn.table.ts';
import type { ReviewedListTable } from './turn-list/reviewed-list.table.ts';
import type { TurnListTable } from './turn-list/turn-list.table.ts';
import type { TurnWindowTable } from './turn-window/turn-window.table.ts';
import type { UserSettingTable } from './user-setting/user-setting.table.ts';
import type { WaitingAbsenceTable } from './waiting-absence/waiting-absence.table.ts';
import type { WaitingReceiptTable } from './waiting-receipt/waiting-receipt.table.ts';
import type { WebhookTable } from './webhook/webhook.table.ts';

/** All tables. Names are in camel case here and with underscores in the database. */
export interface Database extends AuthTables {
  // users and the server
  readonly administrator: AdministratorTable;
  readonly accessToken: AccessTokenTable;
  readonly block: BlockTable;
  readonly addressChange: AddressChangeTable;
  readonly userSetting: UserSettingTable;
  readonly noticePreference: NoticePreferenceTable;
  readonly notice: NoticeTable;
  readonly bulletin: BulletinTable;
  readonly bulletinReader: BulletinReaderTable;
  readonly idempotencyKey: IdempotencyKeyTable;
  readonly dailyBytes: DailyBytesTable;
  readonly requestCount: RequestCountTable;
  readonly serverSetting: ServerSettingTable;
  // a campaign and its people
  readonly campaign: CampaignTable;
  readonly founding: FoundingTable;
  readonly master: MasterTable;
  readonly seat: SeatTable;
  readonly seatHistory: SeatHistoryTable;
  readonly application: ApplicationTable;
  readonly invitation: InvitationTable;
  readonly standby: StandbyTable;
  readonly absence: AbsenceTable;
  readonly waitingAbsence: WaitingAbsenceTable;
  readonly waitingReceipt: WaitingReceiptTable;
  readonly seatNote: SeatNoteTable;
  readonly extension: ExtensionTable;
  readonly ownScenario: OwnScenarioTable;
  readonly poll: PollTable;
  readonly pollVote: PollVoteTable;
  readonly webhook: WebhookTable;
  // what a turn is made from
  readonly sheet: SheetTable;
  readonly receipt: ReceiptTable;
  readonly act: ActTable;
  readonly ruling: RulingTable;
  readonly secret: SecretTable;
  readonly closedSecret: ClosedSecretTable;
  readonly turnList: TurnListTable;
  readonly reviewedList: ReviewedListTable;
  // the record of a turn
  readonly turn: TurnTable;
  readonly liveTurn: LiveTurnTable;
  readonly turnWindow: TurnWindowTable;
  readonly state: StateTable;
  readonly sheetOfRecord: SheetOfRecordTable;
  readonly event: EventTable;
  readonly telling: TellingTable;
  readonly diceLog: DiceLogTable;
  // what is written
  readonly letter: LetterTable;
  readonly letterRecipient: LetterRecipientTable;
  readonly letterMute: LetterMuteTable;
  readonly letterReport: LetterReportTable;
  readonly press: PressTable;
  // work
  readonly signal: SignalTable;
  readonly signalCount: SignalCountTable;
  readonly outbox: OutboxTable;
  readonly incomingMail: IncomingMailTable;
  readonly replyName: ReplyNameTable;
  readonly mailTrouble: MailTroubleTable;
  readonly lease: LeaseTable;
  readonly presence: PresenceTable;
  readonly trouble: TroubleTable;
  readonly audit: AuditTable;
}

/** A connection or a transaction: what can be done on its own. */
export type Db = Kysely<Database>;
/** What belongs together with something else, and must happen whole or not at all. */
export type Trx = Transaction<Database>;
