import { err, ok, type Result } from '@chancery/core';
import { NO_SEAT } from '@chancery/store';
import { openLabel } from '../../../campaign/pace/label.ts';
import { comeBack } from '../../../campaign/people/come-back.ts';
import { endWaitingAbsence } from '../../../campaign/people/waiting-absence.ts';
import { publishPress } from '../../../desk/letters/publish-press.ts';
import { vote } from '../../../desk/polls/vote.ts';
import { leaveStandingOrders } from '../../../desk/sheets/leave-standing-orders.ts';
import { setReady } from '../../../desk/sheets/set-ready.ts';
import { withdrawOrders } from '../../../desk/sheets/withdraw-orders.ts';
import { askForExtension } from '../../../desk/time/ask-for-extension.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import { takeBackPost } from '../../../turn/back/take-back-post.ts';
import { setNotices } from '../../notices/set-notices.ts';
import type { Command } from '../commands.ts';
import { announceAway } from './announce-away.ts';
import { helpFor } from './help-for.ts';
import type { Addressed } from './mail-desk.ts';
import { sendLetter } from './send-letter.ts';
import { statusFor } from './status-for.ts';
import { statusWithoutSeat } from './status-without-seat.ts';

/** What came of a command. */
export interface Carried {
  readonly command: Command;
  readonly refused: boolean;
  /** Paragraphs. */
  readonly words: string;
}

/** Carries a command out by the use case of all channels, and says in words what came of it. */
export const carryOut = async (mail: Addressed, command: Command): Promise<Carried> => {
  const done = await doIt(mail, command);
  const words = done.ok ? done.value : typeof done.error === 'string' ? done.error : mail.whyNot(done.error);
  return { command, refused: !done.ok, words: told(mail, command, words, !done.ok) };
};

/** Help and status speak for themselves. */
const told = ({ say }: Addressed, { kind }: Command, words: string, refused: boolean): string =>
  kind === 'help' || (kind === 'status' && !refused)
    ? words
    : `${say.commands[kind]}: ${refused ? say.notDone : ''}${words}`;

/** What somebody can ask for who has no seat. */
const WITHOUT_SEAT: ReadonlySet<Command['kind']> = new Set(['help', 'status', 'away', 'back']);

type Done = Result<string, string | AppError>;

const doIt = async (mail: Addressed, command: Command): Promise<Done> => {
  const { desk, right, user, campaign, zone, say } = mail;
  const { app } = desk;
  const { campaignId, seat } = right;
  const actor = userActor(user.id);
  const place = { campaignId, seat };
  if (seat === NO_SEAT && !WITHOUT_SEAT.has(command.kind)) return err(say.refused.noSeat);
  switch (command.kind) {
    case 'help':
      return ok(await helpFor(mail));
    case 'status':
      return ok(seat === NO_SEAT ? await statusWithoutSeat(mail) : await statusFor(mail));
    case 'report': {
      const turn = command.turn ?? campaign.turn;
      if (turn > campaign.turn) return err(say.refused.noSuchTurn(turn));
      const { label } = await openLabel(app.store.db, app, campaign);
      return ok(say.done.report(label === undefined ? turn : null));
    }
    case 'ready':
      return map(await setReady(app, actor, { ...place, ready: command.ready }), ({ turn }) =>
        say.done.ready(turn, command.ready),
      );
    case 'vote':
      return map(await vote(app, actor, { ...place, vote: command.vote }), ({ question, vote: said, closed }) =>
        say.done.vote(question, said, closed),
      );
    case 'digest':
      return map(await setNotices(app, actor, { digest: command.wanted }), () => say.done.digest(command.wanted));
    case 'turn-file':
      return map(await setNotices(app, actor, { turnFile: command.wanted }), () => say.done.turnFile(command.wanted));
    case 'withdraw':
      return map(await withdrawOrders(app, actor, place), ({ turn, waiting }) =>
        waiting === true ? say.done.notWaiting : say.done.withdraw(turn),
      );
    case 'undo':
      return map(await takeBackPost(app, actor, place), () => say.done.undo);
    case 'no-standing':
      return map(await leaveStandingOrders(app, actor, { ...place, standing: null }), () => say.done.noStanding);
    case 'extension': {
      const { minutes, reason } = command;
      return map(await askForExtension(app, actor, { ...place, minutes, reason }), ({ status, deadline }) =>
        say.done.extension(status === 'granted', deadline, zone),
      );
    }
    case 'away':
      return announceAway(mail, command);
    case 'back':
      if (seat === NO_SEAT) return map(await endWaitingAbsence(app, actor, { campaignId }), () => say.done.back(false));
      return map(await comeBack(app, actor, place), ({ fromCaretaker }) => say.done.back(fromCaretaker));
    case 'letter':
      return sendLetter(mail, command);
    case 'press': {
      const { title, body } = command;
      return map(await publishPress(app, actor, { campaignId, from: seat, title, body }), () => say.done.press);
    }
    case 'no-orders':
    case 'standing':
    case 'ask':
    case 'add':
      throw new Error(`${command.kind} is said of a sheet`);
  }
};

const map = <T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> =>
  result.ok ? ok(change(result.value)) : result;
