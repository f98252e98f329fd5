export { fairs } from './fairs/index.ts';
export { fog } from './fog/index.ts';
export { rounds } from './rounds/index.ts';
export { sections } from './sections/index.ts';
