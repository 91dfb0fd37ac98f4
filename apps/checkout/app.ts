import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { CheckoutDependencies } from './dependencies.ts'
import { messagePage } from './pages/message.ts'
import { registerFeed } from './routes/feed.ts'
import { registerGiftCard } from './routes/gift-card.ts'
import { registerProfile } from './routes/profile.ts'
import { registerPurchase } from './routes/purchase.ts'

/** Billettluka: a stand-in for the outside company that sells the house's tickets. */
export async function buildCheckout(dependencies: CheckoutDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: dependencies.logLevel },
    // Requests are not logged: the log-in call carries a password in its address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    strictTransportSecurity: false,
  })
  await app.register(cookie)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.header('cache-control', 'no-store')
    // Forms of other sites may not post here.
    if (method === 'POST' && headers['sec-fetch-site'] === 'cross-site')
      return reply
        .code(403)
        .type('text/html')
        .send(messagePage('Ikkje herifrå', 'Skjemaet må sendast frå Billettluka.'))
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const text =
      status < 500
        ? 'Vi skjøna ikkje det du sende. Gå tilbake og prøv på nytt.'
        : 'Noko gjekk gale hos oss. Prøv på nytt om litt.'
    return reply.code(status).type('text/html').send(messagePage('Det gjekk ikkje', text))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send(messagePage('Fann ikkje sida', 'Her er ingenting å kjøpe.')),
  )
  for (const [name, type] of [
    ['billettluka.css', 'text/css'],
    ['countdown.js', 'text/javascript'],
  ] as const) {
    const text = readFileSync(join(import.meta.dirname, 'pages', name), 'utf8')
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(text),
    )
  }
  app.get('/health', async () => ({ status: 'ok' }))
  registerFeed(app, dependencies)
  registerPurchase(app, dependencies)
  registerGiftCard(app, dependencies)
  registerProfile(app, dependencies)
  return app
}
