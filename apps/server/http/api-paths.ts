import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** First segments under which programs ask, and are answered as programs. */
const CALLS = [
  'partners',
  'runtime',
  'platform',
  'management',
  'identity',
  'images',
  'search',
  'redaksjon/api',
]

/** Whether an address is one that a program asks, though perhaps one that nobody can read. */
export const isCallPath = (address: string): boolean =>
  CALLS.some((start) => new RegExp(`^/${start}(?:[/?#]|$)`, 'i').test(address))

/** What is asked there and is none of the calls is told so in the shape of every failure, not with a page. */
export function answerUnknownCalls(app: FastifyInstance) {
  const tell = (request: FastifyRequest) => {
    throw new AppError('call_not_found', `There is no call ${request.url.split('?', 1)[0]}.`)
  }
  const options = { schema: { hide: true } }
  for (const start of CALLS) {
    app.get(`/${start}/*`, options, tell)
    if (!app.hasRoute({ method: 'GET', url: `/${start}` })) app.get(`/${start}`, options, tell)
  }
}
