import type { ACCOUNT_NYNORSK } from '../../../nynorsk/desk/people/account.ts'
import type { Translation } from '../../../translation.ts'

/** Words of one's own account. */
export const ACCOUNT_ENGLISH: Translation<typeof ACCOUNT_NYNORSK> = {
  accountTitle: 'My account',
  accountLead: 'You are logged in as {email}, with the role {role}.',

  nameSection: 'Name',
  nameLabel: 'Your name',
  nameHelp: 'Colleagues see it beside what you save and publish.',
  nameSave: 'Save the name',
  nameSaved: 'The name is saved.',
  nameInvalid: 'Enter your name.',
  languageSection: 'Language',
  languageLabel: 'Language of the desk',
  languageOfHouse: 'Same as the house',
  languageHelp: 'Applies to the desk for you. The site has the language that is chosen in the settings.',
  languageFailed: 'The language was not saved. Try again.',

  passwordSection: 'Password',
  passwordElsewhere:
    'You sign in with {name}. Your password and two-factor authentication are managed there.',
  passwordCurrent: 'Your current password',
  passwordWrong: 'This is not your password.',
  passwordMissing: 'Enter your password.',
  passwordChange: 'Change password',
  passwordChanged: 'The password is new. You are logged out everywhere else.',

  twoFactorSection: 'Two-step log-in',
  twoFactorOff: 'Off. Whoever gets hold of your password gets in.',
  twoFactorOn: 'On. You need the password and a code from the phone to log in.',
  backupCodesLeft: '{count} backup codes left.',
  backupCodesFew: 'Only {count} left. Make new ones before you run out.',
  twoFactorTurnOn: 'Turn on',
  twoFactorTurnOff: 'Turn off',
  twoFactorTurnOffLead: 'Then the password is enough. The backup codes become invalid.',
  twoFactorAlreadyOn: 'Two-step log-in is already on, maybe from another tab.',
  newBackupCodes: 'New backup codes',
  newBackupCodesLead: 'The old backup codes become invalid.',
  twoFactorLead: 'Enter your password first, so that nobody else can do this for you.',
  continue: 'Continue',
  cancel: 'Cancel',

  setUpScan: 'Read the code with an authenticator app on the phone.',
  setUpQrLabel: 'QR code for the authenticator app',
  setUpSecret: 'Or enter the key in the app',
  setUpCode: 'The code in the app',
  setUpCodeHelp: 'The six digits that the app shows now.',
  setUpCodeWrong: 'The code is not right. Check that the clock of the phone is right, and try the next code.',
  setUpConfirm: 'Turn on',

  backupCodesTitle: 'Your backup codes',
  backupCodesLead: 'Keep them outside the phone. Each code works once, and you cannot see them again.',
  backupCodesPrint: 'Print',
  backupCodesDone: 'I have kept them',

  sessionsSection: 'Where you are logged in',
  sessionDevice: '{browser} on {system}',
  sessionUnknown: 'Unknown browser',
  sessionCurrent: 'This browser',
  sessionTimes: 'Logged in {signedIn}, last used {lastSeen}',
  sessionEnd: 'Log out',
  sessionEndOf: 'Log out {device}, logged in {signedIn}',
  sessionsEndOthers: 'Log out everywhere else',
  sessionsEnded: 'Now you are logged in only here.',
  sessionEnded: '{device} is logged out.',
}
