import type { FastifyInstance } from 'fastify'

/** The forms have one e-mail address. */
const MAX_FORM_BYTES = 4096

/** Parses form bodies. Bodies of any other type but JSON are accepted and ignored, as mail clients send various types. */
export function acceptFormBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_request, _body, done) =>
    done(null, {}),
  )
}
