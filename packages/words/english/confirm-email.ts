import type { confirmEmailWords } from '../nynorsk/confirm-email.ts'
import type { Translation } from '../translation.ts'

/** Words of the page that confirms an e-mail address. */
export const CONFIRM_EMAIL_ENGLISH: Translation<typeof confirmEmailWords> = {
  confirmEmailTitle: 'Confirm your address',
  confirmEmailTitleChange: 'Confirm the new address',
  confirmEmailTitleDone: 'The address is confirmed',
  confirmEmailTitleTaken: 'The address belongs to another account',
  confirmEmailTitleInvalidLink: 'The link does not work',
  confirmEmailText:
    'Somebody, probably you, has created an account at {site} with {email}. When you confirm, whoever has the password of the account can see the tickets bought with the address, and show them at the door.',
  confirmEmailNotYou:
    'Was it not you who created the account? Then do not confirm. Ask for a new password instead. Then only you can get in, and you can delete the account.',
  confirmEmailButton: 'The account is mine, confirm the address',
  confirmEmailNewPassword: 'Ask for a new password',
  confirmEmailChange:
    'Somebody, probably you, wants to use {email} for their account at {site}. When you confirm, whoever has the account logs in with this address and can see the tickets bought with it.',
  confirmEmailChangeNotYou:
    'Was it not you who asked for this? Then do not confirm. Close the page, and everything stays as it was.',
  confirmEmailChangeButton: 'The account is mine, change to this address',
  confirmEmailDone: '{email} is confirmed. Tickets bought with the address are on the page “My tickets”.',
  confirmEmailChanged:
    'Your account now has the email address {email}. It is confirmed, and you log in with it from now on.',
  confirmEmailLoggedOut: 'If you are not logged in in this browser, you choose a new password afterwards.',
  confirmEmailChoosePassword:
    '{email} is confirmed. Nobody was logged in to the account in this browser. So the account is logged out everywhere, and the old password no longer works. Choose a new one within an hour.',
  confirmEmailToNewPassword: 'Choose a new password',
  confirmEmailToTickets: 'To my tickets',
  confirmEmailTaken:
    'There is already another account with {email}. Log in to that one, or choose another address on your page.',
  confirmEmailInvalidLink:
    'The link is too old, already used or incomplete. If you have already confirmed, there is nothing more to do. Otherwise you can get a new link on your page.',
  confirmEmailToProfile: 'To my page',
}
