import { html } from 'hono/html';
import type { FaultCode } from '../problem/fault.ts';
import { FAULT_HELP, FAULT_TITLES } from '../problem/faults.ts';
import { STATUS } from '../problem/status.ts';
import type { Html } from '../text/html.ts';
import { proseHtml } from './type-text.ts';

/** One problem, at the place to which its `type` leads. */
export const problemHtml = (name: string): Html => {
  const code = name as FaultCode;
  const help = html`<p><strong>${FAULT_TITLES[code]}.</strong> ${proseHtml(FAULT_HELP[code])}</p>`;
  return html`<article class="problem" id="problem-${code}"><h3><code>${code}</code> <small>${STATUS[code]}</small></h3>${help}</article>`;
};
