import { DraftKeeper } from './draft/draft-keeper.svelte.ts';
import { Sending } from './draft/sending.svelte.ts';
import { LetterBox } from './letters/letter-box.svelte.ts';
import type { ServerSeat } from './server-seat.ts';
import type { DeskSession } from './session.svelte.ts';

/** Reading, offering and writing orders. */
export { checkSheet, choiceTree, readSheetText, writeLine, writeWholeSheet } from '@chancery/core';
export { default as DraftState } from './draft/DraftState.svelte';
export { default as DeskSounds } from './frame/DeskSounds.svelte';
export { default as OrderList } from './OrderList.svelte';
export { default as Keys } from './rooms/Keys.svelte';

/** What a desk does with orders and letters. */
export interface Keeping {
  readonly keeper: DraftKeeper;
  /** Null where orders cannot be sent in. */
  readonly sending: Sending | null;
  readonly letters: LetterBox | null;
}

/** For a session that is complete. */
export const keepingOf = (session: DeskSession, server: ServerSeat | null): Keeping => {
  const keeper = new DraftKeeper(session, server);
  return {
    keeper,
    sending: server && session.open ? new Sending(session, server, keeper) : null,
    letters: server && new LetterBox(server),
  };
};
