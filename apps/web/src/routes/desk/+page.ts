/** The desk lives in the reader's browser: it shows what a turn file holds, and asks no server. */
export const ssr = false;
export const prerender = true;
