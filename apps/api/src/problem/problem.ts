import { type AppError, errorText } from '@chancery/app';
import { z } from 'zod';
import type { Fault, FaultCode, RequestFault } from './fault.ts';
import { FAULT_TEXT, FAULT_TITLES } from './faults.ts';
import { STATUS } from './status.ts';

/** Where a problem is explained: its place in the reference page. Programs look at `code`. */
export const problemType = (baseUrl: string, code: FaultCode): string => `${baseUrl}/api/v1#problem-${code}`;

export const PROBLEM = z
  .strictObject({
    type: z.string().meta({ description: 'Where the problem is explained' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'A sentence for people' }),
    code: z.enum(Object.keys(STATUS) as [FaultCode, ...FaultCode[]]).meta({
      description: 'For programs',
    }),
    facts: z.record(z.string(), z.unknown()).meta({ description: 'The facts that belong to the code' }),
    requestId: z.string(),
  })
  .meta({ id: 'Problem', description: 'Why a request was not carried out (RFC 9457)' });

export const statusOf = (fault: Fault): number =>
  fault.code === 'too-many' && fault.until === null ? 409 : STATUS[fault.code];

const detailOf = (fault: Fault): string =>
  Object.hasOwn(FAULT_TEXT, fault.code)
    ? (FAULT_TEXT[(fault as RequestFault).code] as (fault: Fault) => string)(fault)
    : errorText(fault as AppError);

/** The answer to a request that is not carried out. */
export const problemResponse = (fault: Fault, baseUrl: string, requestId: string): Response => {
  const status = statusOf(fault);
  const { code, ...facts } = fault;
  const body = {
    type: problemType(baseUrl, code),
    title: FAULT_TITLES[code],
    status,
    detail: detailOf(fault),
    code,
    facts,
    requestId,
  };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json', ...headersOf(fault) } });
};

const headersOf = (fault: Fault): { readonly [name: string]: string } => {
  switch (fault.code) {
    case 'not-signed-in':
      return { 'www-authenticate': 'Bearer realm="chancery"' };
    case 'bad-token':
      return { 'www-authenticate': 'Bearer realm="chancery", error="invalid_token"' };
    case 'wrong-method':
      return { allow: fault.allowed.join(', ') };
    case 'not-saved':
      return { 'retry-after': '30' };
    case 'too-many-streams':
      return { 'retry-after': '60' };
    case 'rate-limited':
      return { 'retry-after': String(fault.seconds) };
    default:
      return {};
  }
};
