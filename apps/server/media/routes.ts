import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { findMatchingTag } from '../http/conditional-request.ts'
import { sendBytes } from '../http/ranges.ts'
import { acceptedTypes } from './accepted-types.ts'
import { ImageQuery } from './image-query.ts'
import type { ImageStore } from './store.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const HOUR_SECONDS = 3600
const MINUTE_SECONDS = 60

/** `/images/{id}?w&h&dpr&q&auto=compress&fit=crop&crop=focalpoint&fp-x&fp-y&v` */
export function registerImages(app: FastifyInstance, images: Pick<ImageStore, 'findImage'>) {
  app.get<{ Params: { id: string } }>('/images/:id', async (request, reply) => {
    const { data: options, error } = ImageQuery.safeParse(request.query)
    if (!options) {
      const messages = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      throw new AppError('image_request_invalid', messages.join('; '))
    }
    const { id } = request.params
    // PostgreSQL refuses texts with control characters, so no picture has such an id.
    const image = /\p{Cc}/u.test(id) ? undefined : await images.findImage(id, options)
    if (!image) throw new AppError('image_not_found', `There is no picture ${id}.`)

    const types = acceptedTypes(request.headers.accept)
    const cacheControl = image.isVersioned
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${HOUR_SECONDS}`
    const tag = findMatchingTag(request.headers['if-none-match'], types.map(image.getEtag))
    reply.header('vary', 'accept')
    if (tag) return reply.header('etag', tag).header('cache-control', cacheControl).code(304).send()

    const { type, bytes, isPlaceholder } = await image.read(types)
    reply
      .type(type)
      .header('etag', image.getEtag(type))
      .header('cache-control', isPlaceholder ? `public, max-age=${MINUTE_SECONDS}` : cacheControl)
    return sendBytes(request, reply, bytes)
  })
}
