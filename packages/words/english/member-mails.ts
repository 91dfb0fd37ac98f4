import type { memberMailWords } from '../nynorsk/member-mails.ts'
import type { Translation } from '../translation.ts'

/** Words of mails about accounts. */
export const MEMBER_MAIL_ENGLISH: Translation<typeof memberMailWords> = {
  memberMailResetSubject: 'New password at {site}',
  memberMailResetAsked: 'Somebody, probably you, has asked for a new password for your account at {site}.',
  memberMailResetHow: 'Open the link within an hour, and choose a new password:',
  memberMailResetLink: 'Choose a new password',
  memberMailResetNotYou: 'Was it not you? Then you need not do anything. Your password is as before.',

  memberMailConfirmSubject: 'Confirm your email address at {site}',
  memberMailConfirmAsked: 'Somebody, probably you, has created an account at {site} with this email address.',
  memberMailConfirmGives:
    'When the address is confirmed, whoever has the password of the account can see the tickets bought with it. If it was you, open the link within 24 hours and confirm:',
  memberMailConfirmLink: 'Confirm the address',
  memberMailConfirmNotYou:
    'Was it not you who created the account? Then do not confirm. Ask for a new password instead. Then only you can get in, and you can delete the account:',
  memberMailConfirmNotYouLink: 'Ask for a new password',
  memberMailExistsSubject: 'You already have an account at {site}',
  memberMailExistsAsked:
    'Somebody, probably you, tried to create an account at {site} with this email address. You have one already, so no new one was made. Log in here:',
  memberMailExistsLogIn: 'Log in',
  memberMailExistsForgotten: 'If you do not remember the password, you can choose a new one:',
  memberMailExistsForgottenLink: 'Choose a new password',
  memberMailExistsNotYou: 'Was it not you? Then you need not do anything. Your account is as before.',
  memberMailChangeSubject: 'Confirm your new email address at {site}',
  memberMailChangeAsked:
    'Somebody, probably you, wants to use this email address for their account at {site}.',
  memberMailChangeGives:
    'When the address is confirmed, whoever has the account logs in with it and can see the tickets bought with it. If it was you, open the link within 24 hours and confirm:',
  memberMailChangeLink: 'Confirm the new address',
  memberMailChangeNotYou: 'Was it not you? Then do not confirm. There is nothing else you need to do.',
  memberMailChangedSubject: 'Your account at {site} has a new email address',
  memberMailChangedText:
    'The account at {site} that had this email address has got another one. From now on you log in with the new address, and email from us goes there.',
  memberMailChangedNotYou:
    'Was it not you who changed it? Reply to this email, or write to {contact}, and we will help you.',
  memberMailDeletedSubject: 'Your account at {site} is deleted',
  memberMailDeletedText:
    'The account at {site} with this email address is deleted, with the list, the reviews and the club card. Tickets bought with the address are still valid.',
  memberMailDeletedNotYou:
    'Was it not you? Reply to this email, or write to {contact}. This is the last email about the account.',
  memberMailPasskeySubject: 'The passkeys of your account at {site} have changed',
  memberMailPasskeyAdded:
    'A passkey has been added to your account at {site}. It logs in without a password.',
  memberMailPasskeyRemoved: 'A passkey has been removed from your account at {site}.',
  memberMailPasskeyNotYou:
    'Was it not you? Choose a new password with “Forgotten password?” where you log in. That removes all passkeys and logs you out everywhere.',
  staffMailSubject: 'Your account at the desk of {site} has changed',
  staffMailRole: '{name} has given you another role at the desk of {site}.',
  staffMailPassword: 'Your password at the desk of {site} was changed. You are logged out everywhere else.',
  staffMailPasswordLink:
    '{name} has made a link with which your account at the desk of {site} can get a new password, within a day.',
  staffMailTwoFactorOn: 'Two-step login of your account at the desk of {site} was turned on.',
  staffMailTwoFactorOff: 'Two-step login of your account at the desk of {site} was turned off, by {name}.',
  staffMailPasskeyAdded:
    'A passkey, “{name}”, has been added to your account at the editorial desk of {site}. It signs in without a password.',
  staffMailPasskeyRemoved:
    'The passkey “{name}” has been removed from your account at the editorial desk of {site}.',
  /** Beside the address, where a browser lists passkeys. */
  passkeyOfStaff: 'desk',
  staffMailGuessesSubject: 'Somebody is trying to log in to your account at {site}',
  staffMailGuesses:
    'A wrong password was typed five times within an hour for your account at the desk of {site}. Nobody got in with them, and the account is open as before.',
  staffMailCodeGuesses:
    'Somebody who knows your password at the desk of {site} has typed wrong codes. Nobody got in. If it was not you, change the password now.',
  staffMailNotYou: 'Did you not expect this? Tell an administrator at once, or write to {contact}.',
}
