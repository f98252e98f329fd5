import type { Context } from 'hono';

/** The fields of a form, as text; a file counts as none. */
export const formOf = async (context: Context): Promise<(name: string) => string> => {
  const body = await context.req.parseBody();
  return (name) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
};

/** As people type it: lines of any system. */
export const typedText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trimEnd();
