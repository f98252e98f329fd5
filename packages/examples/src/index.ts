export { fog } from './fog/index.ts';
