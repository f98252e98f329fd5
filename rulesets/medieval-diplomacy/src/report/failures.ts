import type { ReportLine } from '@chancery/core';
import { kindsAbout } from '@chancery/kit';
import { ORDER } from '../event-kinds/order.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { ofKinds, said } from './choosing.ts';

/** Orders that came to nothing, or to less. */
export const FAILED = [...kindsAbout(ORDER), 'proclamation-refused'] as const;

/** More are left to the papers. */
const MOST = 8;

/** The first orders that failed, and how many more there are (MD-16.29). */
export const failures = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const failed = ofKinds(FAILED, heard);
  const more = failed.length - MOST;
  return [
    ...said(failed.slice(0, MOST), known),
    ...(more > 0 ? [{ text: `${more} more: see the papers.`, rule: 'MD-16.29' }] : []),
  ];
};
