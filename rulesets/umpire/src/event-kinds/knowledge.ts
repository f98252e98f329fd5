import { type Hearing, NOBODY } from '@chancery/core';
import { type EventKinds, heardOf, lookedOver } from '@chancery/kit';
import { knownTo } from '../draft/find.ts';
import type { KnowledgeEvent } from '../events/knowledge.ts';
import type { Event } from '../events.ts';
import type { Knowledge, Seen } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Told } from '../told.ts';
import type { Types } from '../types.ts';

export const KNOWLEDGE: EventKinds<Types, KnowledgeEvent> = {
  /** A covered place is known as it was reported, and empty where nothing was (UM-21.9); a rumour adds to what was known. */
  'intelligence-gathered': {
    apply: (draft, { nation, covered, seen, provinces, generals }) => {
      const known = knownTo(draft, nation);
      const before: readonly Seen[] = known.forces as Knowledge['forces'];
      const looked = covered.reduce(
        (memory, area) =>
          lookedOver(
            memory,
            area,
            seen.filter((each) => each.area === area),
          ),
        before,
      );
      const rumours = seen.filter(({ area }) => !covered.includes(area));
      known.forces = rumours.reduce((memory, each) => heardOf(memory, each), looked) as typeof known.forces;
      for (const province of provinces) known.provinces[province.province] = { ...province };
      const named = new Map([...known.generals, ...generals].map((each) => [each.general, { ...each }]));
      known.generals = [...named.values()].sort((one, other) => one.general - other.general);
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  /** They read it as those read it who were in range when it happened. */
  'news-reached': {
    apply: (draft, { nations, at }) => {
      draft.pendingNews[at]?.heard.push(...nations);
    },
    tell: ({ nations, news }, { setting }): readonly Hearing<Told>[] =>
      toNations(setting, nations, news.event as Event),
  },
  'news-in-brief': { tell: (event, { setting }) => toNations(setting, event.nations, event) },
  'news-dropped': {
    apply: (draft, { before }) => {
      draft.pendingNews = draft.pendingNews.filter(({ turn }) => turn >= before);
    },
    tell: () => NOBODY,
  },
};
