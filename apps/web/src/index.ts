export { deskFiles } from './serve/desk-files.ts';
