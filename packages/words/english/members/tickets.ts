import type { memberTicketWords } from '../../nynorsk/members/tickets.ts'
import type { Translation } from '../../translation.ts'

/** Words of what the page with a member's tickets loads on demand: the account at the provider, wallets, sending a ticket. */
export const MEMBER_TICKET_ENGLISH: Translation<typeof memberTicketWords> = {
  provider: 'Tickets from {provider}',
  providerText:
    'Do you have a profile of your own at {provider}? Connect it, and the tickets you have bought there appear here too.',
  providerOpen: 'Connect your profile',
  providerUnnamed: 'the ticket seller',
  providerEmail: 'Your email at {provider}',
  providerPassword: 'Your password at {provider}',
  providerPasswordNote: 'We pass the password on to {provider}, and do not store it.',
  providerConnect: 'Connect',
  providerConnected: 'You are connected to {provider} as {email}. The tickets from there are in the list.',
  providerDisconnect: 'Disconnect',
  providerDisconnected:
    'The profile at {provider} is disconnected. The tickets from there are valid as before, but you find them at {provider}.',
  providerExpired: 'The connection to {provider} has expired. Log in again, and new tickets appear again.',
  providerLoginFailed:
    '{provider} does not recognise the address or the password. Check them, and try again.',
  providerUnavailable:
    'We cannot reach {provider} now. The tickets you see are valid all the same. Try again in a moment.',
  ticketAppleWallet: 'Add to Apple Wallet',
  ticketGoogleWallet: 'Add to Google Wallet',
  ticketShare: 'Send to a friend',
  ticketShareReady:
    'The link is ready. It shows only this ticket, and whoever gets it needs no account. Send it to one person.',
  ticketShared: 'Link to the ticket, made {when}',
  ticketShareSheet: 'Share the link',
  ticketShareCopy: 'Copy the link',
  ticketShareCopied: 'The link is copied.',
  ticketShareNotCopied: 'We could not copy the link. Select the text in the field and copy it yourself.',
  ticketShareTakeBack: 'Take back',
  ticketShareTakenBack:
    'The link no longer works. If your friend has already taken a picture of the code, the code still lets them in.',
  providerUnconfirmed: 'Confirm your email address here first. Then you can connect {provider}.',
}
