import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { failures, line, text } from '../../contract.ts'
import { ADMIN_ROLES, ALL_ROLES, DESK_URL, type DeskContract, Done, deskSchema, StaffRole } from '../desk.ts'
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
  staffList: {
    method: 'GET',
    url: `${DESK_URL}/staff`,
    roles: ADMIN_ROLES,
    schema: deskSchema('staffList', 'Everybody with an account at the desk', {
      response: { 200: z.array(StaffMember), ...failures },
    }),
  },
  changeStaffRole: {
    method: 'POST',
    url: `${DESK_URL}/staff/:id/role`,
    roles: ADMIN_ROLES,
    schema: deskSchema('changeStaffRole', 'Change the role of a colleague', {
      description: '`last_admin`: one admin with a password must remain.',
      params: IdParams,
      body: z.object({ role: StaffRole }),
      response: { 200: Done, ...failures },
    }),
  },
  removeStaff: {
    method: 'POST',
    url: `${DESK_URL}/staff/:id/remove`,
    roles: ADMIN_ROLES,
    schema: deskSchema('removeStaff', 'Remove an account and end its sessions', {
      description: '`last_admin`: one admin with a password must remain.',
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  staffPasswordLink: {
    method: 'POST',
    url: `${DESK_URL}/staff/:id/password-link`,
    roles: ADMIN_ROLES,
    schema: deskSchema(
      'staffPasswordLink',
      'A link with which a colleague chooses a new password, within a day',
      {
        params: IdParams,
        response: { 200: Link, ...failures },
      },
    ),
  },
  resetStaffTwoFactor: {
    method: 'POST',
    url: `${DESK_URL}/staff/:id/two-factor/reset`,
    roles: ADMIN_ROLES,
    schema: deskSchema(
      'resetStaffTwoFactor',
      'Turn two-factor authentication off for a colleague who lost the device',
      {
        params: IdParams,
        response: { 200: Done, ...failures },
      },
    ),
  },
  invitations: {
    method: 'GET',
    url: `${DESK_URL}/invitations`,
    roles: ADMIN_ROLES,
    schema: deskSchema('invitations', 'Invitations that were not accepted yet', {
      response: { 200: z.array(Invitation), ...failures },
    }),
  },
  invite: {
    method: 'POST',
    url: `${DESK_URL}/invitations`,
    roles: ADMIN_ROLES,
    schema: deskSchema('invite', 'Invite somebody: a link to copy, valid for seven days, that works once', {
      description: 'Inviting the same address again voids the earlier link.',
      body: z.object({ name: text(400), email: text(400), role: StaffRole }),
      response: { 200: Link, ...failures },
    }),
  },
  revokeInvitation: {
    method: 'POST',
    url: `${DESK_URL}/invitations/:id/revoke`,
    roles: ADMIN_ROLES,
    schema: deskSchema('revokeInvitation', 'Void an invitation', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  invitation: {
    method: 'POST',
    url: `${DESK_URL}/invitation`,
    roles: 'anyone',
    schema: deskSchema('invitation', 'Whom a link invites', {
      security: [],
      body: z.object({ key: line(100) }),
      response: { 200: z.object({ name: z.string(), email: z.string(), role: StaffRole }), ...failures },
    }),
  },
  acceptInvitation: {
    method: 'POST',
    url: `${DESK_URL}/invitation/accept`,
    roles: 'anyone',
    schema: deskSchema('acceptInvitation', 'Accept an invitation with a password, and log in', {
      security: [],
      body: z.object({ key: line(100), name: text(400), password: text(4000) }),
      response: { 200: Staff, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>

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
  changeOwnName: {
    method: 'POST',
    url: `${DESK_URL}/account/name`,
    roles: ALL_ROLES,
    schema: deskSchema('changeOwnName', 'Change one’s own name', {
      body: z.object({ name: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  changeOwnLanguage: {
    method: 'POST',
    url: `${DESK_URL}/account/language`,
    roles: ALL_ROLES,
    schema: deskSchema('changeOwnLanguage', 'Choose the language of the desk', {
      body: z.object({ language: z.enum(LANGUAGES).nullable().describe('null for that of the house') }),
      response: { 200: Done, ...failures },
    }),
  },
  changeOwnPassword: {
    method: 'POST',
    url: `${DESK_URL}/account/password`,
    roles: ALL_ROLES,
    schema: deskSchema('changeOwnPassword', 'Change one’s own password; all other sessions end', {
      body: z.object({ password: text(4000), newPassword: text(4000) }),
      response: { 200: Done, ...failures },
    }),
  },
  ownSessions: {
    method: 'GET',
    url: `${DESK_URL}/account/sessions`,
    roles: ALL_ROLES,
    schema: deskSchema('ownSessions', 'Where one is logged in', {
      response: { 200: z.array(StaffSession), ...failures },
    }),
  },
  endOwnSession: {
    method: 'POST',
    url: `${DESK_URL}/account/sessions/:id/end`,
    roles: ALL_ROLES,
    schema: deskSchema('endOwnSession', 'End one of one’s own sessions', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  endOtherSessions: {
    method: 'POST',
    url: `${DESK_URL}/account/sessions/end-others`,
    roles: ALL_ROLES,
    schema: deskSchema('endOtherSessions', 'End all of one’s own sessions but this one', {
      response: { 200: Done, ...failures },
    }),
  },
  staffForgotPassword: {
    method: 'POST',
    url: `${DESK_URL}/password/forgotten`,
    roles: 'anyone',
    schema: deskSchema(
      'staffForgotPassword',
      'Mail a link to choose a new password, if the address has an account',
      {
        security: [],
        body: z.object({ email: text(400) }),
        response: { 200: Done, ...failures },
      },
    ),
  },
  staffResetPassword: {
    method: 'POST',
    url: `${DESK_URL}/password/reset`,
    roles: 'anyone',
    schema: deskSchema(
      'staffResetPassword',
      'Choose a new password with the key of a link; all sessions end',
      {
        security: [],
        body: z.object({ key: line(100), password: text(4000) }),
        response: { 200: Done, ...failures },
      },
    ),
  },
} satisfies Record<string, DeskContract>
