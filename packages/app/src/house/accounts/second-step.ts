import type { App } from '../../ground/app.ts';

/** Where a second factor is entered. */
export const CODE_PAGE = '/sign-in/code';

/**
 * A link in a mail is opened by a person, who is led to where the second factor is entered; a program that asks in JSON
 * is told.
 */
export const towardsSecondStep = async (
  { config }: Pick<App, 'config'>,
  { method }: Pick<Request, 'method'>,
  answer: Response,
): Promise<Response> => {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (method !== 'GET' || !isJson || !(await answer.clone().text()).startsWith('{"twoFactorRedirect":true'))
    return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-type');
  headers.set('location', `${config.baseUrl}${CODE_PAGE}`);
  return new Response(null, { status: 302, headers });
};
