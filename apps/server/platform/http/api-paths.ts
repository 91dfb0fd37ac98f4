import { CALL_SEGMENTS, confirmEmailAction } from '@lerret/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Errors below these paths are JSON, not pages. */
const API_PREFIXES = [...CALL_SEGMENTS, 'redaksjon/api']

/** Whether a URL belongs to an API. It may be malformed. */
export const isApiPath = (url: string): boolean =>
  API_PREFIXES.some((prefix) => new RegExp(`^/${prefix}(?:[/?#]|$)`, 'i').test(url)) && !FORM_PAGE.test(url)

/** A page that a form posts to, where it gets the cookies of a partner. */
const FORM_PAGE = new RegExp(`^${confirmEmailAction('[^/]+')}(?:\\?|$)`)

/** Replies to unknown paths below the API prefixes with a JSON error instead of a page. */
export function registerUnknownCalls(app: FastifyInstance) {
  const throwNotFound = (request: FastifyRequest) => {
    throw new AppError('call_not_found', `There is no call ${request.url.split('?', 1)[0]}.`)
  }
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } }
  for (const prefix of API_PREFIXES) {
    app.get(`/${prefix}/*`, options, throwNotFound)
    if (!app.hasRoute({ method: 'GET', url: `/${prefix}` })) app.get(`/${prefix}`, options, throwNotFound)
  }
}
