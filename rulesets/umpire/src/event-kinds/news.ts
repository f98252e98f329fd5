import type { AnyEvent } from '@chancery/core';
import type { EventKind, EventKinds } from '@chancery/kit';
import type { NewsEvent } from '../events/news.ts';
import type { News } from '../events.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import type { NewsKind } from '../words.ts';

/** Those in range hear it in full at once (UM-21.18); it is kept for the others (UM-21.19, 21.20). Nothing else comes of it. */
const told = <E extends News>(whatOf: (event: E) => NewsKind): EventKind<Types, E> => ({
  apply: (draft, event) => {
    const { province, witnesses } = event;
    draft.pendingNews.push({
      turn: draft.turn,
      what: whatOf(event),
      province,
      heard: [...witnesses],
      event: event as AnyEvent,
    });
  },
  tell: (event, { setting }) => toNations(setting, event.witnesses, event),
});

export const NEWS: EventKinds<Types, NewsEvent> = {
  'battle-fought': told(() => 'battle'),
  'siege-told': told(({ what }) => SIEGES[what]),
  'assault-told': told(() => 'assault'),
  'capture-told': told(({ manner }) =>
    manner === 'surrender' || manner === 'treachery' ? manner : manner === 'cession' ? 'cession' : 'capture',
  ),
  'sack-told': told(() => 'sack'),
  'revolt-told': told(() => 'revolt'),
  'general-revolt-told': told(() => 'general revolts'),
  'death-told': told(() => 'general dies'),
  'captive-told': told(({ executed }) => (executed ? 'general captured' : 'general ransomed')),
  'epidemic-told': told(() => 'epidemic'),
  'founding-told': told(({ rebuilt }) => (rebuilt ? 'city rebuilt' : 'city founded')),
  'capital-told': told(() => 'capital moved'),
  'meeting-told': told(() => 'meeting en route'),
  'elimination-told': told(() => 'nation eliminated'),
};

const SIEGES = {
  begun: 'siege begun',
  'goes on': 'siege goes on',
  lifted: 'siege ended',
  'shut in': 'siege begun',
} as const satisfies { readonly [what: string]: NewsKind };
