import type { AccountMailWords } from './shape.ts';

const NOT_YOU = 'If it was not you, ignore this mail: nothing will happen.';
const GET_IT_BACK =
  'If it was not you, somebody knows your password or is using one of your devices: reset the password and sign out everywhere.';

/** What somebody is told of their account, in English. */
export const en: AccountMailWords = {
  'verify-address': ({ link, minutes }) => [
    'Confirm your address',
    `Somebody has signed up at Chancery with this mail address. If it was you, open this link within ${minutes} minutes: ${link}`,
    NOT_YOU,
  ],
  'sign-in-link': ({ link, minutes }) => [
    'Your sign-in link',
    `Open this link within ${minutes} minutes to sign in. It works only once: ${link}`,
    'Do not pass it on: whoever opens it first is signed in as you.',
    NOT_YOU,
  ],
  'no-account': () => [
    'No account has this address',
    'Somebody asked for a sign-in link for this mail address, but no account has it.',
    'If it was you, your account has another address, or you have not signed up yet.',
  ],
  'account-exists': () => [
    'You already have an account',
    'Somebody tried to sign up with this mail address, which already has an account.',
    'If it was you, sign in. If you have forgotten the password, ask for a sign-in link instead.',
  ],
  'reset-password': ({ link, minutes }) => [
    'Set a new password',
    `Open this link within ${minutes} minutes to set a new password. It works only once: ${link}`,
    NOT_YOU,
  ],
  'password-changed': () => [
    'Your password was changed',
    'The password of your account has just been changed.',
    GET_IT_BACK,
  ],
  'address-change': ({ code, minutes }) => [
    'Confirm your new address',
    `To make this the address of your account, enter this code within ${minutes} minutes where you asked for the change: ${code}`,
    NOT_YOU,
  ],
  'address-change-asked': ({ to }) => [
    'Your address will change',
    `You asked to change the address of your account to ${to}. It changes as soon as the code that we sent there is entered.`,
    GET_IT_BACK,
  ],
  'address-changed': ({ to }) => [
    'Your address was changed',
    `The address of your account is now ${to}. No more mail will come here.`,
    'If it was not you, tell whoever runs the server at once.',
  ],
  'account-deleted': () => [
    'Your account was deleted',
    'Your account, your name and your address are deleted from this server. Your seats are given up; what you wrote in campaigns stays there.',
    'Thank you for playing.',
  ],
  'test-mail': () => [
    'Mail leaves this server',
    'You asked for this mail on the page of administrators. It was sent like all others, so mail leaves the server and reaches you.',
  ],
  'account-renamed': ({ name }) => [
    'Your account has another name',
    `Whoever runs the server has renamed your account. You are now called ${name}.`,
  ],
  'second-factor-off': () => [
    'Your second factor is off',
    'Whoever runs the server has taken the second factor off your account and signed you out everywhere. Sign in, and set a new one.',
    'If you did not ask for this, tell whoever runs the server at once.',
  ],
  'signed-out': () => [
    'You are signed out everywhere',
    'Whoever runs the server has ended all sessions of your account. Sign in again where you need it.',
  ],
  'account-erased': () => [
    'Your account was deleted',
    'Whoever runs the server has deleted your account, your name and your address. Your seats are given up; what you wrote in campaigns stays there.',
  ],
};
