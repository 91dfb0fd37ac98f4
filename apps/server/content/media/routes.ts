import { HOUR_SECONDS, YEAR_SECONDS } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { findRequestedImage, sendImage } from './send-image.ts'

/** `/images/{id}?w&h&dpr&q&auto=compress&fit=crop&crop=focalpoint&fp-x&fp-y&v` */
export function registerImages(app: FastifyInstance, { images }: Pick<House, 'images'>) {
  app.get<{ Params: { id: string } }>(
    '/images/:id',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const image = await findRequestedImage(request, images.findImage)
      const cacheControl = image.isVersioned
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${HOUR_SECONDS}`
      return sendImage(request, reply, image, cacheControl)
    },
  )
}
