import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Crop } from './render.ts'

export interface ImageStore {
  /** The picture, cropped and sized; undefined when there is none of this id. */
  findImage(id: string, crop: Crop, type: 'image/webp' | 'image/jpeg'): Promise<Uint8Array | undefined>
}

const fraction = z.coerce.number().min(0).max(1)
const size = z.coerce.number().int().min(1).max(4096)

const Query = z
  .object({ w: size, h: size, 'fp-x': fraction, 'fp-y': fraction })
  .partial()
  .transform(
    (query): Crop => ({
      width: query.w,
      height: query.h,
      focalPoint: focalPointOf(query['fp-x'], query['fp-y']),
    }),
  )

/** `/images/{id}?w&h&auto=compress&fit=crop&crop=focalpoint&fp-x&fp-y` */
export function registerImages(app: FastifyInstance, images: ImageStore) {
  app.get<{ Params: { id: string } }>('/images/:id', async (request, reply) => {
    const { data: crop, error } = Query.safeParse(request.query)
    if (!crop) {
      const complaints = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      throw new AppError('image_request_invalid', complaints.join('; '))
    }
    const type = request.headers.accept?.includes('image/webp') ? 'image/webp' : 'image/jpeg'
    const { id } = request.params
    // PostgreSQL knows no text with control characters in it, and so no such picture.
    const bytes = /\p{Cc}/u.test(id) ? undefined : await images.findImage(id, crop, type)
    if (!bytes) throw new AppError('image_not_found', `There is no picture ${id}.`)
    return reply
      .type(type)
      .header('vary', 'accept')
      .header('cache-control', 'public, max-age=3600')
      .send(bytes)
  })
}

function focalPointOf(x: number | undefined, y: number | undefined) {
  return x === undefined || y === undefined ? undefined : { x, y }
}
