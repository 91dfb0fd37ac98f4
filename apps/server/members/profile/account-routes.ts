import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '../../house/house.ts'
import type { Partner } from '../../platform/access/realms.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { hideDuration } from '../../platform/mail/hide-duration.ts'
import { checkNewPassword, getEmail, getName, isPossiblePassword } from '../accounts/account-input.ts'
import type { LoggedIn } from '../accounts/accounts.ts'
import { renamePerson } from '../accounts/people.ts'
import { readCaller, readToken, setCookies } from '../partner-api/caller.ts'
import { eraseMember } from './erase.ts'
import { exportMember } from './export.ts'
import { composeExportPage } from './export-page.ts'
import { readUser } from './profile.ts'

/** Accounts: sign-up, log-in, passwords and addresses. */
export function registerAccount(
  scope: FastifyInstance,
  { accounts, db, now, live, words, loginLimits }: House,
) {
  addRoute(scope, partnerContracts.login, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const email = getEmail(request.body.Email)
    const password = request.body.Password
    const loggedIn = await loginLimits.tryPassword({ account: `${partner} ${email}`, network }, async () => {
      if (!isPossiblePassword(password)) throw new AppError('login_failed', 'No account has this password.')
      return accounts.forRealm(partner).logIn({ email, password })
    })
    setCookies(reply, loggedIn.cookies)
    const { person, token } = loggedIn
    return { marsToken: token, UserName: person.name, UserInfo: person.email }
  })
  addRoute(scope, partnerContracts.createAccount, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const { Email, UserName, Password: password } = request.body
    const [email, name] = [getEmail(Email), getName(UserName)]
    checkNewPassword(password, [email, name])
    loginLimits.countRequest(network)
    const realm = accounts.forRealm(partner)
    try {
      const created = await realm.signUp({ email, name, password })
      if (loginLimits.mayMail(confirmationMailKey(partner, email)))
        await realm.sendConfirmation(created.person)
      return replyWithNewAccount(reply, created)
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'email_taken'
      // Counted separately, so that strangers cannot use up the owner's mails for a new password.
      if (isTaken && loginLimits.mayMail(`${partner} ${email} exists`)) await realm.sendAccountExists(email)
      throw error
    }
  })
  addRoute(scope, partnerContracts.forgotPassword, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const email = getEmail(request.body.Email)
    loginLimits.countRequest(network)
    if (loginLimits.mayMail(`${partner} ${email}`))
      await hideDuration(() => accounts.forRealm(partner).sendReset(email))
    return reply.type('text/plain; charset=utf-8').send('')
  })
  addRoute(scope, partnerContracts.resetPassword, async (request) => {
    const { partner, network } = readCaller(request)
    const { Key: key, Password: password } = request.body
    checkNewPassword(password, [])
    loginLimits.countRequest(network)
    await accounts.forRealm(partner).resetPassword({ key, password })
    return true as const
  })
  addRoute(scope, partnerContracts.switchTokensDx, async (request, reply) => {
    const { partner } = readCaller(request)
    setCookies(
      reply,
      await accounts.forRealm(partner).switchToken(readToken(request) ?? '', request.headers.cookie),
    )
    return true as const
  })
  addRoute(scope, partnerContracts.logout, async (request, reply) => {
    const { partner } = readCaller(request)
    setCookies(reply, await accounts.forRealm(partner).logOut(request.headers.cookie, readToken(request)))
    return true as const
  })
  addRoute(scope, partnerContracts.changePassword, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const { member } = request
    const { Password: current, NewPassword: next } = request.body
    checkNewPassword(next, [member.email, member.name], 'NewPassword')
    const changed = await loginLimits.tryPassword(
      { account: `${partner} ${member.email}`, network },
      async () => {
        if (!isPossiblePassword(current))
          throw new AppError('password_wrong', 'No account has this password.')
        return accounts.forRealm(partner).changePassword(request.headers.cookie, { current, next })
      },
    )
    return replyWithNewAccount(reply, changed)
  })
  addRoute(scope, partnerContracts.updateUser, async (request) => {
    const { member } = request
    const name = getName(request.body.UserName)
    await renamePerson(db, { id: member.id, name, now: now() })
    return readUser(db, { ...member, name })
  })
  addRoute(scope, partnerContracts.sendEmailConfirmation, async (request) => {
    const { partner, network } = readCaller(request)
    const { member } = request
    if (member.isEmailConfirmed) return true as const
    loginLimits.countRequest(network)
    loginLimits.countMail(confirmationMailKey(partner, member.email))
    await accounts.forRealm(partner).sendConfirmation(member)
    return true as const
  })
  addRoute(scope, partnerContracts.changeEmail, async (request) => {
    const { partner, network } = readCaller(request)
    const { member } = request
    const email = getEmail(request.body.Email)
    const password = request.body.Password
    loginLimits.countRequest(network)
    const realm = accounts.forRealm(partner)
    const key = await loginLimits.tryPassword(
      { account: `${partner} ${member.email}`, network },
      async () => {
        if (!isPossiblePassword(password))
          throw new AppError('password_wrong', 'No account has this password.')
        return realm.addEmailChange(request.headers.cookie, { email, password })
      },
    )
    loginLimits.countMail(confirmationMailKey(partner, email))
    await realm.sendEmailChange({ email, key })
    return true as const
  })
  addRoute(scope, partnerContracts.exportUser, async (request, reply) => {
    const { member } = request
    reply.header('content-disposition', 'attachment; filename="mine-data.json"')
    return exportMember(db, member.id, now())
  })
  addRoute(scope, partnerContracts.exportUserPage, async (request, reply) => {
    const { member } = request
    const data = await exportMember(db, member.id, now())
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(composeExportPage(data, { shell: live().release.shell, words: words() }))
  })
  addRoute(scope, partnerContracts.deleteUser, async (request, reply) => {
    const { partner, network } = readCaller(request)
    const { member } = request
    const password = request.body.Password
    const cookies = await loginLimits.tryPassword(
      { account: `${partner} ${member.email}`, network },
      async () => {
        if (!isPossiblePassword(password))
          throw new AppError('password_wrong', 'No account has this password.')
        return accounts.forRealm(partner).deletePerson(request.headers.cookie, password, eraseMember)
      },
    )
    await accounts.forRealm(partner).sendDeleted(member.email)
    setCookies(reply, cookies)
    return true as const
  })
}

/** The key under which confirmation mails to an address are counted. */
const confirmationMailKey = (partner: Partner, email: string) => `${partner} ${email} confirm`

function replyWithNewAccount(reply: FastifyReply, { person, token, cookies }: LoggedIn) {
  setCookies(reply, cookies)
  return { Token: token, UserName: person.name, ContactEmail: person.email }
}
