import { MINUTE_SECONDS } from '@lerret/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { findMatchingTag } from '../../platform/http/replies/conditional-request.ts'
import { sendBytes } from '../../platform/http/replies/ranges.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { acceptedTypes } from './accepted-types.ts'
import { ImageQuery } from './image-query.ts'
import type { ImageStore, StoredImage } from './store.ts'

/** The picture that a request asks for by its id and query. Throws when there is none. */
export async function findRequestedImage(
  { query, params }: { query: unknown; params: { id: string } },
  find: ImageStore['findImage'],
): Promise<StoredImage> {
  const { data: options, error } = ImageQuery.safeParse(query)
  if (!options) {
    const messages = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new AppError('image_request_invalid', messages.join('; '))
  }
  const { id } = params
  // PostgreSQL refuses texts with control characters, so no picture has such an id.
  const image = /\p{Cc}/u.test(id) ? undefined : await find(id, options)
  if (!image) throw new AppError('image_not_found', `There is no picture ${id}.`)
  return image
}

/** Sends a picture in the best format that the browser accepts, or that it has not changed. */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: StoredImage,
  cacheControl: string,
) {
  const types = acceptedTypes(request.headers.accept)
  const ifNoneMatch = request.headers['if-none-match']
  const tag = ifNoneMatch === undefined ? undefined : findMatchingTag(ifNoneMatch, types.map(image.getEtag))
  reply.header('vary', 'accept')
  if (tag) return reply.header('etag', tag).header('cache-control', cacheControl).code(304).send()

  const { type, bytes, isPlaceholder } = await image.read(types, {
    network: toNetwork(request.ip),
    signal: watchConnection(reply),
  })
  const isPublic = cacheControl.startsWith('public')
  reply
    .type(type)
    .header('etag', image.getEtag(type))
    .header('cache-control', isPlaceholder && isPublic ? `public, max-age=${MINUTE_SECONDS}` : cacheControl)
  return sendBytes(request, reply, bytes)
}

/** Aborted when the connection is closed before the reply is sent. */
function watchConnection({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => raw.writableFinished || controller.abort())
  return controller.signal
}
