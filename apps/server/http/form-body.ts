import type { FastifyInstance } from 'fastify'

/** An address is short; nothing longer is read. */
const LIMIT = { bodyLimit: 4096 }

/** Takes forms as browsers send them. Of anything else but JSON the body is left unread by the routes, as mail programs send what they like. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('*', { parseAs: 'buffer', ...LIMIT }, (_request, _body, done) => done(null, {}))
}
