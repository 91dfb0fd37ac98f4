import type { signInWords } from '../../../nynorsk/desk/people/sign-in.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the sign-in. */
export const SIGN_IN_ENGLISH: Translation<typeof signInWords> = {
  signInTitle: 'The desk',
  signInLead: 'Log in to work on the website of {house}.',
  signInEmail: 'Email address',
  signInPassword: 'Password',
  signInButton: 'Log in',
  signInBusy: 'Logging in …',
  signInFailed: 'The email address or the password is not right.',
  signInEmailMissing: 'Enter your email address.',
  signInPasswordMissing: 'Enter your password.',
  signInForgotten: 'Forgotten the password?',
  signInToSite: 'To the website',
  insecure:
    'This address has no HTTPS, so others on the same network can read your password and what you write. Get a certificate before the house opens; buttons that copy to the clipboard work only then, too.',

  signInWith: 'Sign in with {name}',
  signInOr: 'Or with a password',
  signInLocal: 'Local administrator? Sign in with a password',
  signInOidcRequired: 'Your account signs in with {name}, not with a password.',
  signInInNewTab: 'Sign in with {name} in a new tab, and come back here.',
  oidcCancelled: 'You cancelled the sign-in at {name}. Try again whenever you like.',
  oidcClockWrong:
    'The clock of the server is wrong, so the answer from {name} is not valid. Whoever runs the server has to set it.',
  oidcEmailUnverified:
    '{name} has not verified your email address. Open the link in the invitation, and sign in from there.',
  oidcExpired: 'The sign-in took too long, or has been used already. Try again.',
  oidcLastLocalAdmin:
    'You are the only administrator with a password, and one is needed in case {name} is down. Sign in with the password.',
  oidcNotInvited: 'Your account at {name} is not invited here. Ask an administrator for an invitation.',
  oidcNoRole: '{name} has not given you a role at the desk. Ask whoever manages access there.',
  oidcRefused:
    'The answer from {name} was not accepted. Try again. If it happens again, something is wrong with the configuration.',
  oidcTenantMismatch:
    'You signed in with an account of another organisation. Choose the one you have in {name}.',
  oidcUnreachable: '{name} does not answer now. Try again in a while.',

  code: 'One-time code',
  codeHelp: 'The six digits in the authenticator app. If you do not have the app, use a backup code.',
  codeTrustDevice: 'Do not ask for a code on this device for the next 30 days',
  codeMissing: 'Enter the code.',
  codeWrong: 'The code is not right, or it is already used. Wait for the next code in the app.',
  codeExpired: 'It took too long, or the code was wrong too many times. Enter the password again.',

  passkeySignIn: 'Log in with a passkey',
  passkeyUse: 'Use the passkey',
  passkeySecondFactor: 'Your account also asks for the passkey you have added.',
  passkeyUnavailable:
    'Your account has a passkey, but the browser cannot use it here. Log in on another device over HTTPS, or ask an administrator to reset two-step login.',
  passkeyRefused: 'This passkey is not valid at the desk, or it was removed.',
  passkeyCancelled: 'The login with a passkey was cancelled. Try again, or use the password.',

  forgottenTitle: 'New password',
  forgottenLead: 'Enter your email address, and we send you a link.',
  forgottenButton: 'Send the link',
  forgottenSent:
    'If the address has an account here, the link is on its way now. It is valid for a short time.',
  forgottenNoMail: 'The venue cannot send email now. Whoever manages the accounts can make a link for you.',
  backToSignIn: 'To the log-in',

  resetTitle: 'Choose a new password',
  resetLead: 'At least eight characters. A whole sentence is easy to remember and hard to guess.',
  resetButton: 'Save new password',
  resetDone: 'The password is new, and you are logged out everywhere. You can log in with it now.',
  resetLinkInvalid: 'The link is no longer valid. Ask for a new one.',
  newPassword: 'New password',
  passwordShort: 'The password must have at least eight characters.',
  passwordLong: 'The password is too long. It can have up to 1000 characters.',
  passwordCommon: 'This password is easy to guess. Choose another, for example a whole sentence.',

  invitationTitle: 'Welcome, {name}',
  invitationLead: 'Choose a password, and you are at the desk of {house}.',
  invitationServiceLead: 'Sign in with {name}, and you are at the desk of {house}.',
  invitationName: 'Your name',
  invitationNameInvalid: 'Enter your name.',
  invitationButton: 'Start working',
  invitationInvalid: 'The invitation is no longer valid, or it is already used. Ask for a new one.',
  invitationInvalidTitle: 'The invitation is not valid',

  expiredTitle: 'Log in again',
  expiredLead: 'You have been logged in for a long time. Your work is below, and nothing is lost.',
  confirmTitle: 'Is it you?',
  confirmLead: 'Only the owner of the account can do this. Log in again, and it is done.',
  confirmCancel: 'Cancel',

  unreachableTitle: 'No connection',
  unreachableLead: 'The server does not answer. Check that you are online.',
}
