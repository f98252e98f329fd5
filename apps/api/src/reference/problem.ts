import { escapeHtml } from '@chancery/reports';
import type { FaultCode } from '../problem/fault.ts';
import { FAULT_HELP, FAULT_TITLES } from '../problem/faults.ts';
import { STATUS } from '../problem/status.ts';
import { proseHtml } from './type-text.ts';

/** One problem, at the place to which its `type` leads. */
export const problemHtml = (name: string): string => {
  const code = name as FaultCode;
  return [
    `<article class="problem" id="problem-${code}"><h3><code>${code}</code> <small>${STATUS[code]}</small></h3>`,
    `<p><strong>${escapeHtml(FAULT_TITLES[code])}.</strong> ${proseHtml(FAULT_HELP[code])}</p></article>`,
  ].join('');
};
