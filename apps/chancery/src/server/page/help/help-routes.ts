import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import { type Block, readMarkdown } from '../markdown/read-markdown.ts';
import type { PageHouse } from '../page-house.ts';
import { visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { type HelpPage, helpView } from './help-view.ts';

/** Help: how a campaign goes, and the manuals of playing by mail and of writing scenarios, which are those of the repository. */
export const helpRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const helped = async (context: Context, of: (words: HelpWords) => HelpPage): Promise<Response> => {
    const reader = await visitorOf(app, accounts, context.req.raw.headers);
    const shown = of(reader.words.help);
    const body = helpView(shown, reader.words);
    return show(context, page({ title: shown.title, reader, body, place: 'help' }));
  };
  routes.get('/help', (context) =>
    helped(context, ({ title, lead, text }) => ({ title, lead, blocks: readMarkdown(text) })),
  );
  routes.get('/help/mail', (context) =>
    helped(context, ({ mail, mailLead }) => ({
      title: mail,
      lead: mailLead,
      blocks: manual('playing-by-mail'),
      lang: 'en',
    })),
  );
  routes.get('/help/scenarios', (context) =>
    helped(context, ({ scenarios, scenariosLead }) => ({
      title: scenarios,
      lead: scenariosLead,
      blocks: manual('scenarios'),
      lang: 'en',
    })),
  );
  return routes;
};

type HelpWords = Words['help'];

const DOCS = new URL('../../../../../../docs/', import.meta.url);

const manuals = new Map<string, readonly Block[]>();

/** Read once, when it is first asked for. */
const manual = (name: 'playing-by-mail' | 'scenarios'): readonly Block[] => {
  const blocks = manuals.get(name) ?? readMarkdown(readFileSync(new URL(`${name}.md`, DOCS), 'utf8'));
  manuals.set(name, blocks);
  return blocks;
};
