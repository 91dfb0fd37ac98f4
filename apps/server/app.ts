import helmet from '@fastify/helmet'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { AppError } from './app-error.ts'
import type { Queryable } from './db/connection.ts'
import { registerHealth } from './http/health-routes.ts'
import { answerNotFound, registerSite } from './http/site-routes.ts'
import { type ImageStore, registerImages } from './images/routes.ts'
import type { LiveSite } from './publishing/live-site.ts'
import type { Renderer } from './publishing/renderer.ts'
import { registerSearch } from './search/routes.ts'
import { drawSearchPage } from './search/search-page.ts'

export interface AppParts {
  db: Queryable
  images: ImageStore
  renderer: Renderer
  /** The release that is live at this moment. */
  live: () => LiveSite
  logLevel: string
}

/** Assembles the server; whoever called it listens, so that tests need no port. */
export async function buildApp({ db, images, renderer, live, logLevel }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel },
    // The site is what people look at; each picture and page as a line would bury what the operator must see.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply, live()),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy },
    strictTransportSecurity: false,
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    if (status >= 500) request.log.error(error)
    const code = error instanceof AppError ? error.code : status < 500 ? 'request_invalid' : 'internal'
    const message = status < 500 ? error.message : 'Something went wrong here.'
    return reply.code(status).send({ error: { code, message } })
  })
  registerHealth(app, db)
  registerImages(app, images)
  registerSearch(app, db)
  registerSite(app, {
    live,
    drawSearch: (path, asked, site) => drawSearchPage({ db, renderer, site }, path, asked),
  })
  return app
}

/** Everything comes from this server. Style attributes place blocks on the grid. */
const policy = {
  defaultSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  frameAncestors: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  upgradeInsecureRequests: null,
}
