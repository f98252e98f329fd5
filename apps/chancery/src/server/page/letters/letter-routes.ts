import { archiveLetter, listMuted, markLetter, muteSeat, reportLetter, writeLetter } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { type LetterId, MASTER_PARTY } from '@chancery/store';
import { Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { typedText } from '../frame/form.ts';
import type { PageHouse } from '../page-house.ts';
import { type Doors, doors } from './doors.ts';
import { type LetterScene, refusalText } from './letter-scene.ts';
import { lettersPage } from './letters-page.ts';
import { mutedView } from './muted-view.ts';
import { publicRoutes } from './public-routes.ts';
import { threadView } from './thread-view.ts';
import { readBoth, threadsOf } from './threads.ts';
import { foundView, threadsView } from './threads-view.ts';
import { type Writing, writeView } from './write-view.ts';

/** The letters of a seat and those of the masters: two drawers of one make. */
export const letterRoutes = (house: PageHouse): Hono => {
  const routes = new Hono();
  for (const base of ['/campaigns/:campaign/seats/:seat/letters', '/campaigns/:campaign/letters']) {
    const at = doors(house, routes, base);
    readingRoutes(house, at);
    publicRoutes(house, at);
    writingRoutes(house, at);
  }
  return routes;
};

const readingRoutes = (house: PageHouse, { get, post }: Doors): void => {
  const { app } = house;
  get('', async (scene) => {
    const { context, visitor, campaign, party } = scene;
    const search = (context.req.query('search') ?? '').trim();
    const read = await readBoth(house, scene, { search });
    if (!read.ok) return faultPage(context, read.error, visitor);
    if (search !== '') return lettersPage(scene, { body: foundView(scene, { search, found: read.value }) });
    const away = context.req.query('show') === 'away';
    const number = Math.max(1, Math.trunc(Number(context.req.query('page') ?? 1)) || 1);
    const list = threadsView(scene, { threads: threadsOf(read.value), away, number });
    if (party === MASTER_PARTY) return lettersPage(scene, { body: list });
    const muted = await listMuted(app, visitor.actor, { campaignId: campaign.id, seat: party });
    return lettersPage(scene, { body: [list, mutedView(scene, muted.ok ? muted.value : [])] });
  });

  get('/mute', async ({ context, path }) => context.redirect(path, 303));
  post('/mute', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const mute = field('mute') === 'yes';
    const input = { campaignId: campaign.id, seat: party, muted: field('seat') as SeatId, mute };
    const done = await muteSeat(app, visitor.actor, input);
    return done.ok
      ? context.redirect(`${path}?done=${mute ? 'muted' : 'unmuted'}`, 303)
      : faultPage(context, done.error, visitor);
  });
};

const threadOf = ({ context }: LetterScene): LetterId => (context.req.param('thread') ?? '') as LetterId;

const writingRoutes = (house: PageHouse, { get, post }: Doors): void => {
  const { app } = house;
  const write = (scene: LetterScene, writing: Writing, fault: string | null = null): Response =>
    lettersPage(scene, { body: writeView(scene, writing), fault, title: scene.visitor.words.letters.write });
  get('/new', async (scene) => {
    const { context, visitor } = scene;
    const mayRead = await readBoth(house, scene, { thread: '' as LetterId });
    if (!mayRead.ok) return faultPage(context, mayRead.error, visitor);
    return write(scene, { to: context.req.queries('to') ?? [], subject: '', body: '' });
  });
  post('/new', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const to = field.all('to');
    const writing = { to, subject: field('subject'), body: typedText(field('body')) };
    const parties = to.map((each) => (each === 'master' ? MASTER_PARTY : (each as SeatId)));
    const sent = await writeLetter(app, visitor.actor, {
      ...writing,
      campaignId: campaign.id,
      from: party,
      to: to.includes('all') ? 'all' : parties,
    });
    if (sent.ok) return context.redirect(`${path}/${sent.value.id}?done=sent`, 303);
    if (sent.error.code === 'not-allowed') return faultPage(context, sent.error, visitor);
    return write(scene, writing, refusalText(scene, sent));
  });

  const thread = async (scene: LetterScene, fault: string | null = null, typed = ''): Promise<Response> => {
    const { context, visitor, campaign, party } = scene;
    const read = await readBoth(house, scene, { thread: threadOf(scene) });
    if (!read.ok) return faultPage(context, read.error, visitor);
    const [found] = threadsOf(read.value);
    if (found === undefined)
      return faultPage(context, { code: 'not-found', what: 'letter', id: threadOf(scene) }, visitor);
    for (const { id, sent, readAt } of found.letters) {
      if (!sent && readAt === null) await markLetter(app, visitor.actor, { campaignId: campaign.id, party, id });
    }
    const title = found.letters[0]?.subject ?? '';
    return lettersPage(scene, { title, body: threadView(scene, { thread: found, typed }), fault });
  };
  get('/:thread', (scene) => thread(scene));
  post('/:thread/answer', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const body = typedText(field('body'));
    const answers = field('letter') as LetterId;
    const letter = { campaignId: campaign.id, from: party, answers, subject: field('subject'), body };
    const sent = await writeLetter(app, visitor.actor, letter);
    return sent.ok
      ? context.redirect(`${path}/${threadOf(scene)}?done=sent#${sent.value.id}`, 303)
      : thread(scene, refusalText(scene, sent), body);
  });
  post('/:thread/away', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const away = field('away') === 'yes';
    const read = await readBoth(house, scene, { thread: threadOf(scene) });
    if (!read.ok) return faultPage(context, read.error, visitor);
    for (const { id, sent } of read.value) {
      if (!sent) await archiveLetter(app, visitor.actor, { campaignId: campaign.id, party, id, away });
    }
    return context.redirect(`${path}?done=${away ? 'away' : 'out'}`, 303);
  });
  post('/:thread/report', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const input = {
      campaignId: campaign.id,
      seat: party,
      letterId: field('letter') as LetterId,
      reason: field('reason'),
    };
    const reported = await reportLetter(app, visitor.actor, input);
    return reported.ok
      ? context.redirect(`${path}/${threadOf(scene)}?done=reported`, 303)
      : thread(scene, refusalText(scene, reported));
  });
};
