import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { findTag, sendBytes } from '../http/ranges.ts'
import { acceptedTypes } from './accepted-types.ts'
import { ImageQuery } from './image-query.ts'
import type { ImageStore } from './store.ts'

const YEAR = 365 * 24 * 3600
const HOUR = 3600
const MINUTE = 60

/** `/images/{id}?w&h&dpr&q&auto=compress&fit=crop&crop=focalpoint&fp-x&fp-y&v` */
export function registerImages(app: FastifyInstance, images: Pick<ImageStore, 'findImage'>) {
  app.get<{ Params: { id: string } }>('/images/:id', async (request, reply) => {
    const { data: wanted, error } = ImageQuery.safeParse(request.query)
    if (!wanted) {
      const complaints = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      throw new AppError('image_request_invalid', complaints.join('; '))
    }
    const { id } = request.params
    // PostgreSQL knows no text with control characters in it, and so no such picture.
    const image = /\p{Cc}/u.test(id) ? undefined : await images.findImage(id, wanted)
    if (!image) throw new AppError('image_not_found', `There is no picture ${id}.`)

    const types = acceptedTypes(request.headers.accept)
    const lasting = image.isVersioned ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`
    const tag = findTag(request.headers['if-none-match'], types.map(image.tagOf))
    reply.header('vary', 'accept')
    if (tag) return reply.header('etag', tag).header('cache-control', lasting).code(304).send()

    const { type, bytes, isStandIn } = await image.read(types)
    reply
      .type(type)
      .header('etag', image.tagOf(type))
      .header('cache-control', isStandIn ? `public, max-age=${MINUTE}` : lasting)
    return sendBytes(request, reply, bytes)
  })
}
