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

const EVERYONE: StaffRole[] = ['admin', 'editor', 'contributor']
/** Those who answer for what is public, and for who is a member. */
const EDITORS: StaffRole[] = ['admin', 'editor']

export interface DeskDependencies {
  db: Database
  accounts: AccountRealms
  limits: LoginLimits
  words: () => Words
  publicUrl: string
  now: () => Date
}

/** What staff do with members: log-in to the desk, moderation, and the club. A member's session is of no use here. */
export function registerDesk(server: FastifyInstance, dependencies: DeskDependencies) {
  const { db, accounts, limits, words, publicUrl, now } = dependencies
  const staff = accounts.forRealm('staff')

  async function getStaff(request: FastifyRequest, roles: StaffRole[]): Promise<Person> {
    const person = await staff.findPerson(request.headers.cookie)
    if (!person) throw new AppError('login_needed', 'No session at the desk, or one that has ended.')
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
        ...own(deskContracts.staffLogin),
        handler: async ({ body, ip }, reply) => {
          const email = getEmail(body.email)
          const who = { account: `staff ${email}`, network: toNetwork(ip) }
          const { person, cookies } = await limits.tryPassword(who, async () => {
            if (!isPossiblePassword(body.password))
              throw new AppError('login_failed', 'Nobody has this password.')
            return staff.logInWithoutToken({ email, password: body.password })
          })
          reply.header('set-cookie', cookies)
          return staffOf(person)
        },
      })
      app.route({
        ...own(deskContracts.staffProfile),
        handler: async (request) => staffOf(await getStaff(request, EVERYONE)),
      })
      app.route({
        ...own(deskContracts.staffLogout),
        handler: async (request, reply) => {
          reply.header('set-cookie', await staff.logOut(request.headers.cookie))
          return true as const
        },
      })
      app.route({
        ...own(deskContracts.ticketingReport),
        handler: async (request) => {
          await getStaff(request, EVERYONE)
          return toWireReport(await readTicketingReport(db))
        },
      })
      app.route({
        ...own(deskContracts.itemCounts),
        handler: async (request) => {
          await getStaff(request, EVERYONE)
          return readCounts(db, request.query)
        },
      })
      app.route({
        ...own(deskContracts.moderatedReviews),
        handler: async (request) => {
          await getStaff(request, EDITORS)
          return readAllReviews(db, request.query)
        },
      })
      app.route({
        ...own(deskContracts.moderateReview),
        handler: async (request) => {
          const { id: staffId } = await getStaff(request, EDITORS)
          await moderateReview(db, { id: request.params.id, ...request.body, staffId, now: now() })
          return true as const
        },
      })
      app.route({
        ...own(deskContracts.newClubCode),
        handler: async (request) => {
          await getStaff(request, EDITORS)
          return { code: await addClubCode(db, partnerOf(request), now()) }
        },
      })
      app.route({
        ...own(deskContracts.addClubMember),
        handler: async (request) => {
          await getStaff(request, EDITORS)
          await joinByStaff(db, { partner: partnerOf(request), email: request.body.email, now: now() })
          return true as const
        },
      })
      app.route({
        ...own(deskContracts.removeClubMember),
        handler: async (request) => {
          await getStaff(request, EDITORS)
          await removeByStaff(db, partnerOf(request), request.body.email)
          return true as const
        },
      })
      app.route({
        ...own(deskContracts.checkClubCard),
        handler: async (request) => {
          await getStaff(request, EVERYONE)
          return { member: await checkCard(db, { partner: partnerOf(request), ...request.body, now: now() }) }
        },
      })
    },
    { prefix: DESK_URL },
  )
}

const own = <Call extends { url: string }>(contract: Call): Call => ({
  ...contract,
  url: contract.url.slice(DESK_URL.length),
})

const partnerOf = ({ params }: { params: { partner: string } }) => params.partner as Partner

const staffOf = ({ name, email, role }: Person) => ({ name, email, role: role as StaffRole })
