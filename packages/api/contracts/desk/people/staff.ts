import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { line, StaffRole, text } from '../../contract.ts'
import { ADMIN_ROLES, ALL_ROLES, Done, deskCall } from '../desk.ts'
import { Staff } from './session.ts'

const IdParams = z.object({ id: z.uuid() })
/** To copy and hand over; it is shown only once. */
const Link = z.object({ link: z.string() })

const StaffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    hasTwoFactor: z.boolean(),
    isLinked: z.boolean().describe('Signs in at the sign-in service, without a password'),
    lastSeenAt: z.string().nullable().describe('Null without a session'),
  })
  .meta({ id: 'StaffMember' })

const Invitation = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    invitedBy: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'Invitation' })

/** Accounts of staff and invitations. */
export const staffContracts = {
  staffList: deskCall('GET', '/staff', ADMIN_ROLES, {
    summary: 'Everybody with an account at the desk',
    reply: z.array(StaffMember),
  }),
  changeStaffRole: deskCall('POST', '/staff/:id/role', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'Change the role of a colleague',
    description: '`last_admin`: one admin with a password must remain.',
    params: IdParams,
    body: z.object({ role: StaffRole }),
    reply: Done,
  }),
  removeStaff: deskCall('POST', '/staff/:id/remove', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'Remove an account and end its sessions',
    description: '`last_admin`: one admin with a password must remain.',
    params: IdParams,
    reply: Done,
  }),
  staffPasswordLink: deskCall('POST', '/staff/:id/password-link', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'A link with which a colleague chooses a new password, within a day',
    params: IdParams,
    reply: Link,
  }),
  resetStaffTwoFactor: deskCall('POST', '/staff/:id/two-factor/reset', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'Turn two-factor authentication off for a colleague who lost the device',
    params: IdParams,
    reply: Done,
  }),
  secondFactorRoles: deskCall('GET', '/second-factor-roles', ADMIN_ROLES, {
    summary: 'The roles that must have a second factor',
    reply: z.array(StaffRole),
  }),
  setSecondFactorRoles: deskCall('POST', '/second-factor-roles', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'Choose the roles that must have a second factor, from the next sign-in on',
    description:
      'Not for those who sign in at the sign-in service, whose second factor is that of the service.',
    body: z.object({ roles: z.array(StaffRole).max(3) }),
    reply: Done,
  }),
  invitations: deskCall('GET', '/invitations', ADMIN_ROLES, {
    summary: 'Invitations that were not accepted yet',
    reply: z.array(Invitation),
  }),
  invite: deskCall('POST', '/invitations', ADMIN_ROLES, {
    needsConfirmation: true,
    summary: 'Invite somebody: a link to copy, valid for seven days, that works once',
    description: 'Inviting the same address again voids the earlier link.',
    body: z.object({ name: text(400), email: text(400), role: StaffRole }),
    reply: Link,
  }),
  revokeInvitation: deskCall('POST', '/invitations/:id/revoke', ADMIN_ROLES, {
    summary: 'Void an invitation',
    params: IdParams,
    reply: Done,
  }),
  invitation: deskCall('POST', '/invitation', 'anyone', {
    summary: 'Whom a link invites',
    body: z.object({ key: line(100) }),
    reply: z.object({ name: z.string(), email: z.string(), role: StaffRole }),
  }),
  acceptInvitation: deskCall('POST', '/invitation/accept', 'anyone', {
    summary: 'Accept an invitation with a password, and log in',
    body: z.object({ key: line(100), name: text(400), password: text(4000) }),
    reply: Staff,
  }),
}

const StaffSession = z
  .object({
    id: z.string(),
    isCurrent: z.boolean(),
    signedInAt: z.string(),
    lastSeenAt: z.string().describe('To within five minutes'),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  })
  .meta({ id: 'StaffSession' })

/** One's own account. */
export const accountContracts = {
  changeOwnName: deskCall('POST', '/account/name', ALL_ROLES, {
    summary: 'Change one’s own name',
    body: z.object({ name: text(400) }),
    reply: Done,
  }),
  changeOwnLanguage: deskCall('POST', '/account/language', ALL_ROLES, {
    summary: 'Choose the language of the desk',
    body: z.object({ language: z.enum(LANGUAGES).nullable().describe('null for that of the house') }),
    reply: Done,
  }),
  changeOwnPassword: deskCall('POST', '/account/password', ALL_ROLES, {
    summary: 'Change one’s own password; all other sessions end',
    body: z.object({ password: text(4000), newPassword: text(4000) }),
    reply: Done,
  }),
  ownSessions: deskCall('GET', '/account/sessions', ALL_ROLES, {
    summary: 'Where one is logged in',
    reply: z.array(StaffSession),
  }),
  endOwnSession: deskCall('POST', '/account/sessions/:id/end', ALL_ROLES, {
    summary: 'End one of one’s own sessions',
    params: IdParams,
    reply: Done,
  }),
  endOtherSessions: deskCall('POST', '/account/sessions/end-others', ALL_ROLES, {
    summary: 'End all of one’s own sessions but this one',
    reply: Done,
  }),
  staffForgotPassword: deskCall('POST', '/password/forgotten', 'anyone', {
    summary: 'Mail a link to choose a new password, if the address has an account',
    body: z.object({ email: text(400) }),
    reply: Done,
  }),
  staffResetPassword: deskCall('POST', '/password/reset', 'anyone', {
    summary: 'Choose a new password with the key of a link; all sessions end',
    body: z.object({ key: line(100), password: text(4000) }),
    reply: Done,
  }),
}
