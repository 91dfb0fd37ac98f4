import { SHARED_TICKET_PATH } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { isKey } from '../../platform/security/keys.ts'
import { sendServerPage } from '../partner-api/server-page.ts'
import { findSharedTicket, SHARE_KEY_FIELD } from './shares.ts'

/** The page of a ticket that a member has sent to somebody. It needs no account and no script. */
export function registerSharedTicket(server: FastifyInstance, house: House) {
  const { db, words, now } = house
  server.get(SHARED_TICKET_PATH, { config: { access: 'anyone' } }, async (request, reply) => {
    const key = (request.query as Record<string, unknown>)[SHARE_KEY_FIELD]
    const found = isKey(key) ? await findSharedTicket(db, key, now()) : undefined
    const texts = words()
    return sendServerPage(reply, house, {
      path: SHARED_TICKET_PATH,
      title: found ? found.title : texts.sharedTicketGoneTitle,
      component: 'my-tickets',
      status: found ? 200 : 404,
      item: {
        heading: '',
        text: '',
        shared: found
          ? {
              title: found.title,
              startTime: found.startsAt.toISOString(),
              now: now().toISOString(),
              hall: found.hall,
              seats: found.seats.seats,
              notes: found.notes,
              qrCode: found.qrCode,
            }
          : null,
      },
    })
  })
}
