import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { acceptFormBodies } from '../http/form-body.ts'
import { stopPath } from '../watch-mails/letters.ts'
import { stopByKey } from '../watch-mails/preferences.ts'
import { own } from './caller.ts'
import type { PartnerParts } from './routes.ts'

/** The way out of mails about the watch list, for whoever holds one in their hand. */
export function registerWatchMails(scope: FastifyInstance, { db, now }: PartnerParts) {
  const { stopWatchMails } = partnerContracts
  scope.register(async (open) => {
    // A mail program's button sends a form, of which only the address is read.
    acceptFormBodies(open)
    const app = open.withTypeProvider<ZodTypeProvider>()
    app.route({
      ...own(stopWatchMails),
      handler: async ({ query }) => {
        await stopByKey(db, query.key, now())
        return true as const
      },
    })
    // A mail program without such a button opens the address: on the page, which stops them, there is a person.
    const { querystring, params } = stopWatchMails.schema
    app.get(own(stopWatchMails).url, { schema: { hide: true, querystring, params } }, ({ query }, reply) =>
      reply.redirect(stopPath(query.key), 303),
    )
  })
}
