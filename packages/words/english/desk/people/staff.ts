import type { staffWords } from '../../../nynorsk/desk/people/staff.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen for the people at the desk. */
export const STAFF_ENGLISH: Translation<typeof staffWords> = {
  staffTitle: 'People',
  staffLead: 'Those who can log in to the desk, and what they can do.',
  factorRolesSection: 'Must have two-step login',
  factorRolesLead:
    'These roles must have a passkey or a code app. Who lacks it sets it up at the next login. It does not apply to those who log in with a sign-in service.',
  factorRolesSaved: 'Saved.',
  staffSection: 'Have an account',
  columnName: 'Name',
  columnRole: 'Role',
  columnTwoFactor: 'Two-step',
  columnLastSeen: 'Last here',
  columnActions: 'Change',
  staffYou: 'you',
  twoFactorIsOn: 'On',
  twoFactorIsOff: 'Off',
  linkedTo: 'Signs in with {name}',
  passwordLinkLinked:
    'If {name} chooses a password with the link, {name} signs in with it and no longer with {service}.',
  neverSeen: 'Not logged in',
  changeStaff: 'Change',
  changeStaffOf: 'Change {name}',
  ownAccount: 'My account',

  roleAdminMeaning: 'manages people and settings, and publishes',
  roleEditorMeaning: 'writes and publishes',
  roleContributorMeaning: 'writes drafts that others publish',
  roleSection: 'Role',
  roleSave: 'Change role',
  roleChanged: '{name} is now {role}.',
  lastAdmin: '{name} is the only administrator with a password. Make somebody else an administrator first.',

  passwordLinkSection: 'New password',
  passwordLinkLead:
    'A link with which {name} can choose a new password. It is valid for 24 hours and works once.',
  passwordLinkCreate: 'Make link',
  passwordLink: 'Link for {name}',
  linkOnce: 'Copy it now: you cannot see the link again.',

  twoFactorResetSection: 'Lost the phone?',
  twoFactorResetLead:
    'Turn off the two-step log-in, and {name} gets in with the password alone and can set it up again.',
  twoFactorReset: 'Turn off two-step',
  twoFactorWasReset: 'The two-step log-in of {name} is off.',

  removeSection: 'Remove',
  removeLead: '{name} is logged out at once and cannot get in again. What {name} has written stays.',
  remove: 'Remove {name}',
  removed: '{name} is removed.',
  staffGone: 'The account no longer exists.',

  inviteSection: 'Invite',
  inviteCommand: 'Invite a colleague',
  inviteName: 'Name',
  inviteEmail: 'Email address',
  inviteRole: 'Role',
  inviteButton: 'Make invitation',
  inviteNameInvalid: 'Enter the name.',
  inviteEmailInvalid: 'This is not an email address.',
  inviteEmailTaken: 'This address already has an account here.',
  invited:
    'The invitation for {name} is ready. Send the link yourself; it is valid for seven days and works once.',
  inviteLink: 'Link for {name}',

  invitationsSection: 'Invited',
  invitationFacts: 'Invited as {role} by {by}. Valid until {until}.',
  invitationAgain: 'New link',
  invitationAgainOf: 'New link for {name}',
  invitationRevoke: 'Revoke',
  invitationRevokeOf: 'Revoke the invitation of {name}',
  invitationRevoked: 'The invitation of {name} is revoked.',
}
