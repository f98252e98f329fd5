import { type ReportLine, said } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { domainName } from '../../names/names.ts';
import type { GameKnown } from '../../types.ts';

/** So many at the top are named. */
const LEADERS = 5;

/** The first by score, the reader among them or behind, and how long the game goes on (DOM-17.8, 17.9). */
export const tableLines = ({ setting, view }: GameKnown): readonly ReportLine[] => {
  const me = view.domain;
  if (me === null) return [];
  const ranked = everyNumbered(view.domains)
    .filter(({ controller }) => controller !== 'eliminated')
    .sort((one, other) => other.score - one.score || one.number - other.number)
    .map(({ number, score }, at) => ({ number, score, place: at + 1 }));
  const left = setting.options.turns - view.turn + 1;
  return [
    ...ranked
      .filter(({ place, number }) => place <= LEADERS || number === me)
      .map(({ number, score, place }) =>
        said('DOM-17.8', `${place}. ${domainName(setting, number)}${number === me ? ' (you)' : ''}`, {
          style: 'figure',
          amount: `${score}`,
        }),
      ),
    ...(left > 0
      ? [
          said(
            'DOM-17.9',
            `The game ends after turn ${setting.options.turns}: ${left} ${left === 1 ? 'turn is' : 'turns are'} left.`,
            { style: 'note' },
          ),
        ]
      : []),
  ];
};
