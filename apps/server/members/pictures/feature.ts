import { partnerContracts } from '@lerret/api/contracts'
import { DRAWN_PICTURES, MEMBER_PICTURE_PATH } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { isKey } from '../../platform/security/keys.ts'
import { readCaller } from '../partner-api/caller.ts'
import { drawPicture } from './drawn-pictures.ts'
import { readMemberPicture, setMemberPicture } from './store.ts'

/** Pictures of members, drawn or uploaded. */
export const memberPictures: Feature = { partnerCalls: registerSetPicture, routes: registerPictures }

function registerSetPicture(scope: FastifyInstance, house: House) {
  const { db, loginLimits, now, renderPicture: render } = house
  addRoute(scope, partnerContracts.setPicture, async (request) => {
    const { id: personId, isEmailConfirmed } = request.member
    const { Drawn: drawn, Upload: upload } = request.body
    if (upload !== undefined) {
      loginLimits.countRequest(readCaller(request).network)
      if (!isEmailConfirmed)
        throw new AppError('email_unconfirmed', 'Pictures can be uploaded when the address is confirmed.')
    }
    return { Image: await setMemberPicture(db, { personId, drawn, upload, now: now(), render }) }
  })
}

/** The pictures beside reviews. Their names change with them, so browsers cache them. */
function registerPictures(server: FastifyInstance, { db }: House) {
  server.get<{ Params: { name: string } }>(
    `${MEMBER_PICTURE_PATH}/:name`,
    { config: { access: 'anyone' } },
    async ({ params }, reply) => {
      const [name, type] = params.name.split('.')
      const drawn = DRAWN_PICTURES.find((each) => each === name)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      if (drawn && type === 'svg') return reply.type('image/svg+xml').send(drawPicture(drawn))
      const bytes = isKey(name) && type === 'webp' ? await readMemberPicture(db, name) : undefined
      if (!bytes) {
        reply.header('cache-control', 'no-store')
        throw new AppError('image_not_found', 'No member has this picture.')
      }
      return reply.type('image/webp').send(bytes)
    },
  )
}
