export {
  addressKey,
  domainOf,
  isMailAddress,
  type MailAddress,
  sameAddress,
} from './address.ts';
export type { Authentication } from './authentication.ts';
export { authenticationOf } from './incoming/authentication.ts';
export type { AutomaticSign } from './incoming/automatic.ts';
export type { Bounce, BouncedRecipient } from './incoming/bounce.ts';
export {
  classify,
  type House,
  type LoopSign,
  MAIL_TREATMENTS,
  type MailClass,
  type MailTreatment,
} from './incoming/classify.ts';
export {
  type FoundOrders,
  type FoundSheet,
  findOrders,
  findWords,
  type LeftOut,
  type NoOrders,
  type OrderSource,
  ordersInText,
  type ReadsAsOrders,
} from './incoming/find-orders.ts';
export {
  type ClaimedDate,
  headerValue,
  headerValues,
  type MailHeader,
  type MailPart,
  type Message,
} from './incoming/message.ts';
export { readMessage, type Unreadable } from './incoming/read-message.ts';
export type { Receipt, ReceiptLine, SheetPlace } from './incoming/receipt.ts';
export type { RefusedMail } from './incoming/refused-mail.ts';
export { type Doubt, judgeSender, type Sender, senderOf, type TokenState, type Trust } from './incoming/sender.ts';
export type { ReplyLanguage } from './language.ts';
export { type ComposeFault, composeMail } from './outgoing/compose-mail.ts';
export { type DkimKey, SigningFault } from './outgoing/dkim.ts';
export type { ComposedMail, Mail, MailAttachment, MailThread, Unsubscribe } from './outgoing/mail.ts';
export { type MailHouse, USUAL_LIMIT } from './outgoing/mail-house.ts';
export { messageIdOf, threadHeaders } from './outgoing/thread.ts';
export { judgeSource, type MailSource, type Resolver } from './receiving/judge-source.ts';
export { type MailRate, USUAL_RATE } from './receiving/mail-rate.ts';
export type { MailboxSettings } from './receiving/mailbox.ts';
export { type MailboxPollerSettings, pollMailbox } from './receiving/mailbox-poller.ts';
export type { OnMail, OnTrouble, Received, ReceiverTrouble } from './receiving/received.ts';
export type { Receiver } from './receiving/receiver.ts';
export { listenForMail, type SmtpListener, type SmtpListenerSettings } from './receiving/smtp-listener.ts';
export { isReplyAddress, type ReplyForm, replyAddress, tokenInAddress } from './reply-address.ts';
export { makeReplyToken, type ReplyRight, readReplyToken, type TokenFault } from './reply-token.ts';
export { type OrderHints, subjectTag } from './subject-tag.ts';
export { type Reply, receiptReply, refusedReply, wordsReply } from './text/reply.ts';
export { wrapText } from './text/wrap.ts';
export { mailDirectory, mailFileName } from './transport/mail-directory.ts';
export { nextAttempt } from './transport/next-attempt.ts';
export { noMail } from './transport/no-mail.ts';
export { type SmtpSettings, smtp } from './transport/smtp.ts';
export type { SendFault, Sent, Transport } from './transport/transport.ts';
