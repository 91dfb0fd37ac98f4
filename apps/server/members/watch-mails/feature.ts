import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { acceptFormBodies } from '../../platform/http/form-body.ts'
import { stopPath } from './mails.ts'
import { setWatchMails, stopByKey } from './preferences.ts'
import { createWatchMailJob } from './send.ts'

/** Mails to members about the films that they want to see. */
export const watchMails: Feature = {
  partnerCalls: registerWatchMails,
  jobs: ({ db, mailer, settings: { publicUrl }, siteTime: now, log }) => [
    createWatchMailJob({ db, mailer, publicUrl, now, logWarning: log.warn }),
  ],
}

function registerWatchMails(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, partnerContracts.setWatchMails, async (request) => {
    const personId = request.member.id
    await setWatchMails(db, { personId, isWanted: request.body.Wanted, now: now() })
    return true as const
  })
  registerStopping(scope, { db, now })
}

/** Unsubscribing from watch mails with the key of a mail. */
function registerStopping(scope: FastifyInstance, { db, now }: Pick<House, 'db' | 'now'>) {
  const { stopWatchMails } = partnerContracts
  scope.register(async (open) => {
    // A mail program's unsubscribe button posts a form; only the query is read.
    acceptFormBodies(open)
    addRoute(open, stopWatchMails, async ({ query }) => {
      await stopByKey(db, query.key, now())
      return true as const
    })
    // A mail program without such a button opens the URL: it redirects to the page where a person confirms.
    const { querystring, params } = stopWatchMails.schema
    open
      .withTypeProvider<ZodTypeProvider>()
      .get(
        stopWatchMails.url.slice(open.prefix.length),
        { schema: { hide: true, querystring, params }, config: { access: 'anyone' } },
        ({ query }, reply) => reply.redirect(stopPath(query.key), 303),
      )
  })
}
