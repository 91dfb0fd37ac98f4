import { DESK_URL, deskContracts } from '@lerret/api/contracts'
import type { Words } from '@lerret/words/all'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { getEmail, isPossiblePassword } from '../accounts/account-input.ts'
import type { AccountRealms, Person } from '../accounts/accounts.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { toMemberError } from '../accounts/member-error.ts'
import type { Partner, StaffRole } from '../accounts/realms.ts'
import { addClubCode, checkCard, joinByStaff, removeByStaff } from '../club/store.ts'
import { readCounts } from '../counting/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { moderateReview, readAllReviews } from '../reviews/store.ts'
import { parseOrigin } from '../security/origins.ts'
import { toNetwork } from '../security/rate-limiter.ts'
import { restrictOrigins } from '../security/restricted-origins.ts'
import { readTicketingReport, toWireReport } from '../ticketing/report.ts'

const ALL_ROLES: StaffRole[] = ['admin', 'editor', 'contributor']
/** Roles that decide what is public and who is a club member. */
const EDITOR_ROLES: StaffRole[] = ['admin', 'editor']

export interface DeskDependencies {
  db: Database
  accounts: AccountRealms
  limits: LoginLimits
  words: () => Words
  publicUrl: string
  now: () => Date
}

/** Calls of the desk: log-in, reports, moderation and the club. Members' sessions are not accepted. */
export function registerDesk(server: FastifyInstance, dependencies: DeskDependencies) {
  const { db, accounts, limits, words, publicUrl, now } = dependencies
  const staff = accounts.forRealm('staff')

  async function getStaff(request: FastifyRequest, roles: StaffRole[]): Promise<Person> {
    const person = await staff.findPerson(request.headers.cookie)
    if (!person) throw new AppError('login_needed', 'No session at the desk, or an expired one.')
    if (!roles.includes(person.role as StaffRole))
      throw new AppError('role_missing', `This is for ${roles.join(' and ')}.`)
    return person
  }

  server.register(
    async (scope) => {
      scope.setErrorHandler((error) => {
        throw toMemberError(error, words())
      })
      await restrictOrigins(scope, {
        isAllowed: async (origin) => origin === parseOrigin(publicUrl),
        headers: [],
      })
      const app = scope.withTypeProvider<ZodTypeProvider>()

      app.route({
        ...withoutPrefix(deskContracts.staffLogin),
        handler: async ({ body, ip }, reply) => {
          const email = getEmail(body.email)
          const caller = { account: `staff ${email}`, network: toNetwork(ip) }
          const { person, cookies } = await limits.tryPassword(caller, async () => {
            if (!isPossiblePassword(body.password))
              throw new AppError('login_failed', 'Nobody has this password.')
            return staff.logInWithoutToken({ email, password: body.password })
          })
          reply.header('set-cookie', cookies)
          return toStaff(person)
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.staffProfile),
        handler: async (request) => toStaff(await getStaff(request, ALL_ROLES)),
      })
      app.route({
        ...withoutPrefix(deskContracts.staffLogout),
        handler: async (request, reply) => {
          reply.header('set-cookie', await staff.logOut(request.headers.cookie))
          return true as const
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.ticketingReport),
        handler: async (request) => {
          await getStaff(request, ALL_ROLES)
          return toWireReport(await readTicketingReport(db))
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.itemCounts),
        handler: async (request) => {
          await getStaff(request, ALL_ROLES)
          return readCounts(db, request.query)
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.moderatedReviews),
        handler: async (request) => {
          await getStaff(request, EDITOR_ROLES)
          return readAllReviews(db, request.query)
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.moderateReview),
        handler: async (request) => {
          const { id: staffId } = await getStaff(request, EDITOR_ROLES)
          await moderateReview(db, { id: request.params.id, ...request.body, staffId, now: now() })
          return true as const
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.newClubCode),
        handler: async (request) => {
          await getStaff(request, EDITOR_ROLES)
          return { code: await addClubCode(db, readPartner(request), now()) }
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.addClubMember),
        handler: async (request) => {
          await getStaff(request, EDITOR_ROLES)
          await joinByStaff(db, { partner: readPartner(request), email: request.body.email, now: now() })
          return true as const
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.removeClubMember),
        handler: async (request) => {
          await getStaff(request, EDITOR_ROLES)
          await removeByStaff(db, readPartner(request), request.body.email)
          return true as const
        },
      })
      app.route({
        ...withoutPrefix(deskContracts.checkClubCard),
        handler: async (request) => {
          await getStaff(request, ALL_ROLES)
          return {
            member: await checkCard(db, { partner: readPartner(request), ...request.body, now: now() }),
          }
        },
      })
    },
    { prefix: DESK_URL },
  )
}

const withoutPrefix = <Call extends { url: string }>(contract: Call): Call => ({
  ...contract,
  url: contract.url.slice(DESK_URL.length),
})

const readPartner = ({ params }: { params: { partner: string } }) => params.partner as Partner

const toStaff = ({ name, email, role }: Person) => ({ name, email, role: role as StaffRole })
