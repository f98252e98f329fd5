import type { AccountMailWords } from './shape.ts';

const NOT_YOU = 'If it was not you, do nothing: nothing happens without this mail.';
const GET_IT_BACK =
  'If it was not you, somebody has your password or sits at a device of yours: reset the password and sign out everywhere.';

/** What somebody is told of their account, in English. */
export const en: AccountMailWords = {
  'verify-address': ({ link, minutes }) => [
    'Show that this is your address',
    `Somebody has made an account at Chancery with this mail address. If it was you, open this link within ${minutes} minutes: ${link}`,
    NOT_YOU,
  ],
  'sign-in-link': ({ link, minutes }) => [
    'Your link to sign in',
    `Open this link within ${minutes} minutes to sign in. It works once: ${link}`,
    'Hand it to nobody: whoever opens it first is you.',
    NOT_YOU,
  ],
  'no-account': () => [
    'There is no account with this address',
    'Somebody has asked for a link to sign in with this mail address, and no account has it.',
    'If it was you, you have used another address here, or you have to sign up first.',
  ],
  'account-exists': () => [
    'You have an account already',
    'Somebody has tried to sign up with this mail address, which has an account already.',
    'If it was you, sign in. If you do not remember the password, ask for a link to sign in instead.',
  ],
  'reset-password': ({ link, minutes }) => [
    'Set a new password',
    `Open this link within ${minutes} minutes to set a new password. It works once: ${link}`,
    NOT_YOU,
  ],
  'password-changed': () => [
    'Your password has changed',
    'The password of your account has just been set anew.',
    GET_IT_BACK,
  ],
  'address-change': ({ code, minutes }) => [
    'Confirm your new address',
    `To make this the address of your account, enter this code within ${minutes} minutes where you asked for the change: ${code}`,
    NOT_YOU,
  ],
  'address-change-asked': ({ to }) => [
    'Your address is about to change',
    `You have asked that your account go by the address ${to} from now on. That happens when the code that we have sent there is entered.`,
    GET_IT_BACK,
  ],
  'address-changed': ({ to }) => [
    'Your address has changed',
    `Your account goes by the address ${to} from now on. No more mails come here.`,
    'If it was not you, tell whoever runs the server at once.',
  ],
  'account-deleted': () => [
    'Your account is deleted',
    'Your account, your name and your address are gone from Chancery. Your seats have passed on; what you wrote in campaigns stays with them.',
    'Thank you for having played.',
  ],
};
