import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { canBePassword, checkNewPassword, getEmail, getName } from '../accounts/account-input.ts'
import type { LoggedIn } from '../accounts/accounts.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import type { Partner } from '../accounts/realms.ts'
import { AppError } from '../errors/app-error.ts'
import { exportMember } from '../members/export.ts'
import { readUser } from '../members/profile.ts'
import { getMember, own, placeOf, setCookies, tokenOf } from './caller.ts'
import type { PartnerParts } from './routes.ts'

/** Log-in and what leads to it. */
export function registerAccount(
  scope: FastifyInstance,
  { accounts, db, now }: PartnerParts,
  limits: LoginLimits,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const send = sendAfterAnswer(scope)

  app.route({
    ...own(partnerContracts.login),
    handler: async (request, reply) => {
      const { partner, network } = placeOf(request)
      const email = getEmail(request.body.Email)
      const password = request.body.Password
      const loggedIn = await limits.tryPassword({ account: `${partner} ${email}`, network }, async () => {
        if (!canBePassword(password)) throw new AppError('login_failed', 'No account has this password.')
        return accounts.of(partner).logIn({ email, password })
      })
      setCookies(reply, loggedIn.cookies)
      const { person, token } = loggedIn
      return { marsToken: token, UserName: person.name, UserInfo: person.email }
    },
  })
  app.route({
    ...own(partnerContracts.createAccount),
    handler: async (request, reply) => {
      const { partner, network } = placeOf(request)
      const { Email, UserName, Password: password } = request.body
      const [email, name] = [getEmail(Email), getName(UserName)]
      checkNewPassword(password, [email, name])
      limits.ask(network)
      const realm = accounts.of(partner)
      try {
        const created = await realm.signUp({ email, name, password })
        if (limits.mayMail(confirmationsTo(partner, email)))
          send(() => realm.sendConfirmation(created.person))
        return newAccount(reply, created)
      } catch (error) {
        const isTaken = error instanceof AppError && error.code === 'email_taken'
        // CountedEvent apart, so that whoever asks cannot use up the mails with which the owner gets a new password.
        if (isTaken && limits.mayMail(`${partner} ${email} exists`))
          send(() => realm.sendAccountExists(email))
        throw error
      }
    },
  })
  app.route({
    ...own(partnerContracts.forgotPassword),
    handler: async (request, reply) => {
      const { partner, network } = placeOf(request)
      const email = getEmail(request.body.Email)
      limits.ask(network)
      if (limits.mayMail(`${partner} ${email}`)) send(() => accounts.of(partner).sendReset(email))
      return reply.type('text/plain; charset=utf-8').send('')
    },
  })
  app.route({
    ...own(partnerContracts.resetPassword),
    handler: async (request) => {
      const { partner, network } = placeOf(request)
      const { Key: key, Password: password } = request.body
      checkNewPassword(password, [])
      limits.ask(network)
      await accounts.of(partner).resetPassword({ key, password })
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.switchTokensDx),
    handler: async (request, reply) => {
      const { partner } = placeOf(request)
      setCookies(
        reply,
        await accounts.of(partner).switchToken(tokenOf(request) ?? '', request.headers.cookie),
      )
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.logout),
    handler: async (request, reply) => {
      const { partner } = placeOf(request)
      setCookies(reply, await accounts.of(partner).logOut(request.headers.cookie, tokenOf(request)))
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.changePassword),
    handler: async (request, reply) => {
      const { partner, network } = placeOf(request)
      const member = await getMember(accounts, request)
      const { Password: current, NewPassword: next } = request.body
      checkNewPassword(next, [member.email, member.name], 'NewPassword')
      const changed = await limits.tryPassword(
        { account: `${partner} ${member.email}`, network },
        async () => {
          if (!canBePassword(current)) throw new AppError('password_wrong', 'No account has this password.')
          return accounts.of(partner).changePassword(request.headers.cookie, { current, next })
        },
      )
      return newAccount(reply, changed)
    },
  })
  app.route({
    ...own(partnerContracts.updateUser),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const member = await getMember(accounts, request)
      const name = getName(request.body.UserName)
      await accounts.of(partner).rename(request.headers.cookie, name)
      return readUser(db, { ...member, name })
    },
  })
  app.route({
    ...own(partnerContracts.sendEmailConfirmation),
    handler: async (request) => {
      const { partner, network } = placeOf(request)
      const member = await getMember(accounts, request)
      if (member.isEmailConfirmed) return true as const
      limits.ask(network)
      limits.mail(confirmationsTo(partner, member.email))
      await accounts.of(partner).sendConfirmation(member)
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.changeEmail),
    handler: async (request) => {
      const { partner, network } = placeOf(request)
      const member = await getMember(accounts, request)
      const email = getEmail(request.body.Email)
      const password = request.body.Password
      limits.ask(network)
      const realm = accounts.of(partner)
      const key = await limits.tryPassword({ account: `${partner} ${member.email}`, network }, async () => {
        if (!canBePassword(password)) throw new AppError('password_wrong', 'No account has this password.')
        return realm.addEmailChange(request.headers.cookie, { email, password })
      })
      limits.mail(confirmationsTo(partner, email))
      await realm.sendEmailChange({ email, key })
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.exportUser),
    handler: async (request, reply) => {
      const member = await getMember(accounts, request)
      reply.header('content-disposition', 'attachment; filename="mine-data.json"')
      return exportMember(db, member.id, now())
    },
  })
  app.route({
    ...own(partnerContracts.deleteUser),
    handler: async (request, reply) => {
      const { partner, network } = placeOf(request)
      const member = await getMember(accounts, request)
      const password = request.body.Password
      const cookies = await limits.tryPassword(
        { account: `${partner} ${member.email}`, network },
        async () => {
          if (!canBePassword(password)) throw new AppError('password_wrong', 'No account has this password.')
          return accounts.of(partner).deletePerson(request.headers.cookie, password)
        },
      )
      setCookies(reply, cookies)
      return true as const
    },
  })
}

/** What mails with links that confirm an address are counted by. */
const confirmationsTo = (partner: Partner, email: string) => `${partner} ${email} confirm`

/** Sends mails while the answer is given: how long they take must tell nothing. */
function sendAfterAnswer(scope: FastifyInstance) {
  const sending = new Set<Promise<void>>()
  scope.addHook('onClose', async () => void (await Promise.all(sending)))
  return (send: () => Promise<void>) => {
    const sent = send()
      .catch((error) => scope.log.error(error))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
}

function newAccount(reply: FastifyReply, { person, token, cookies }: LoggedIn) {
  setCookies(reply, cookies)
  return { Token: token, UserName: person.name, ContactEmail: person.email }
}
