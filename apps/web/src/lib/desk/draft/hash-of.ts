/** A part of its own, so that a browser fetches it when something is to be compared. */
export { hashOf } from '@chancery/core';
