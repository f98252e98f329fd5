import type { html } from 'hono/html';

/** A piece of a page. What is put into a template of `html` is text, unless it is such a piece already. */
export type Html = ReturnType<typeof html> | string;
