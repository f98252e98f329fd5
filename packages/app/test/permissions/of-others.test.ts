import { canonicalText, type JsonValue } from '@chancery/core';
import { newId } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { listWebhooks } from '../../src/channels/webhooks/manage-webhooks.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { begunTable, got, houseOf, type Player, type Table } from '../sample/people.ts';
import { ENGLAND, HORDE, LITHUANIA, rulerOf } from '../sample/play.ts';
import { type Play, setStage } from './cast.ts';
import { call, outcomeOf } from './outcome.ts';

interface Try {
  /** The use case. */
  readonly name: string;
  readonly asker: (table: Table) => Player;
  /** What is asked for, in the asker's own campaign and for their own seat. */
  readonly input: (id: string) => object;
  /** The id of something that is not theirs. */
  readonly of: (play: Play, letter: string) => string;
  /** What comes of it, where that is not that there is no such thing. */
  readonly outcome?: string;
}

const master = ({ master: player }: Table): Player => player;
const clara = (table: Table): Player => rulerOf(table, HORDE);
const elsewhere = ({ things }: Play): string => things.letter;
/** Written in Clara's own campaign, and not to her. */
const between = (_: Play, letter: string): string => letter;
const words = { subject: 'Peace', body: 'Shall we?' };
const hers = { party: HORDE, seat: HORDE };

const TRIES: readonly Try[] = [
  // Whether there was one or not, it is gone afterwards; but not that of another campaign.
  { name: 'removeWebhook', asker: master, input: (id) => ({ id }), of: ({ things }) => things.webhook, outcome: 'yes' },
  { name: 'enableWebhook', asker: master, input: (id) => ({ id }), of: ({ things }) => things.webhook },
  { name: 'revokeInvitation', asker: master, input: (id) => ({ id }), of: ({ things }) => things.invitation.id },
  {
    name: 'answerExtension',
    asker: master,
    input: (id) => ({ id, grant: true }),
    of: ({ things }) => things.extension,
  },
  {
    name: 'decideLetterReport',
    asker: master,
    input: (id) => ({ id, decision: 'no' }),
    of: ({ things }) => things.report,
  },
  { name: 'withdrawPress', asker: master, input: (id) => ({ id }), of: ({ things }) => things.article },
  { name: 'withdrawPress', asker: clara, input: (id) => ({ id }), of: ({ things }) => things.article, outcome: 'no' },
  { name: 'dismissMaster', asker: master, input: (userId) => ({ userId }), of: ({ cast }) => cast.second.id },
  {
    name: 'answerApplication',
    asker: master,
    input: (userId) => ({ userId, answer: { kind: 'decline', reason: '' } }),
    of: ({ cast }) => cast.waiting.id,
  },
  {
    name: 'assignSeat',
    asker: master,
    input: (userId) => ({ userId, seat: HORDE }),
    of: ({ cast }) => cast.waiting.id,
  },
  ...[elsewhere, between].flatMap((of): readonly Try[] => [
    { name: 'markLetter', asker: clara, input: (id) => ({ ...hers, id }), of },
    { name: 'archiveLetter', asker: clara, input: (id) => ({ ...hers, id, away: true }), of },
    { name: 'reportLetter', asker: clara, input: (letterId) => ({ ...hers, letterId, reason: 'rude' }), of },
    { name: 'writeLetter', asker: clara, input: (answers) => ({ from: HORDE, answers, ...words }), of },
  ]),
];

onEachDatabase('what belongs to another campaign or another seat', (database) => {
  const store = suiteStore(database);
  let play: Play;
  let table: Table;
  let letter: string;
  beforeAll(async () => {
    const house = houseOf(store());
    play = await setStage(house);
    table = await begunTable(house);
    const { campaignId } = table;
    const input = { campaignId, from: ENGLAND, to: [LITHUANIA], ...words };
    letter = got(await writeLetter(house.app, rulerOf(table, ENGLAND).actor, input)).id;
  });

  test.each(TRIES)('is as if it were not there: $name', async ({ name, asker, input, of, outcome = 'gone' }) => {
    const { actor } = asker(table);
    const { campaignId } = table;
    const ask = (id: string) => call(play.house.app, name, actor, { campaignId, ...input(id) });
    const [foreign, nothing] = [of(play, letter), newId()];
    const [one, other] = [await ask(foreign), await ask(nothing)];
    expect(outcomeOf(one)).toBe(outcome);
    const text = canonicalText(other as unknown as JsonValue).replaceAll(nothing, foreign);
    expect(canonicalText(one as unknown as JsonValue)).toBe(text);
  });
  test('is untouched afterwards', async () => {
    const { app, db } = play.house;
    const { actor } = play.cast.master;
    const { running: campaignId } = play.campaigns;
    expect(got(await listWebhooks(app, actor, { campaignId }))).toHaveLength(1);
    const { withdrawnAt } = await db
      .selectFrom('press')
      .select('withdrawnAt')
      .where('id', '=', play.things.article)
      .executeTakeFirstOrThrow();
    expect(withdrawnAt).toBe(null);
  });
});
