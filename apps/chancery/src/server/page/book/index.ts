export { brokenLinks } from './broken-links.ts';
export { buildBook } from './build-book.ts';
