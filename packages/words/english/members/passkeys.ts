import type { passkeyWords } from '../../nynorsk/members/passkeys.ts'
import type { Translation } from '../../translation.ts'

/** Words of logging in with a passkey, and of a member's own ones. */
export const PASSKEY_ENGLISH: Translation<typeof passkeyWords> = {
  passkeys: 'Passkeys',
  passkeysLead:
    'With a passkey you log in by fingerprint, face or screen lock. The password works as before.',
  passkeysUnavailable: 'This browser cannot use passkeys here.',
  passkeyTimes: 'Added {created}, last used {used}',
  passkeyUnused: 'Added {created}, not used yet',
  passkeyElsewhere: 'Works only at {host}',
  passkeyAdd: 'Add a passkey',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'For example “My phone”.',
  passkeyNameMissing: 'Give the passkey a name.',
  passkeyAdded: 'The passkey is added.',
  passkeyRemove: 'Remove',
  passkeyRemoveOf: 'Remove {name}',
  passkeyRemoved: 'The passkey is removed. Delete it on the device too, so that it is not suggested there.',
  passkeyProve: 'Confirm with a passkey',
  passkeyLogIn: 'Log in with a passkey',
  passkeyRefused: 'This passkey is not valid here, or it was removed.',
  passkeyNotAdded: 'The passkey was not added. Try again.',
  passkeysTooMany: 'You have as many passkeys as one can have. Remove one that you do not use.',
  passkeyCancelled: 'The passkey was not used. Try again, or use the password.',
}
