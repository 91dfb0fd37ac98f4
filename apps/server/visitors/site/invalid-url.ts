import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../house/house.ts'
import { isApiPath } from '../../platform/http/api-paths.ts'
import { replyInvalidUrl } from '../../platform/http/error-handler.ts'
import { createOldAddresses } from '../old-addresses/old-addresses.ts'
import { sendClosedPage } from './closed-site.ts'
import { redirectToNewHref, sendNotFoundPage } from './routes.ts'

/** Returns what replies to a URL that the router cannot decode. The old website may have encoded its addresses otherwise. */
export function createInvalidUrlHandler({ db, now, live, renderer, log }: House) {
  const logError = log.error('An address could not be looked up among those of the old website.')
  const { findNewHref } = createOldAddresses({ db, now, logError })
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Such a request never reaches the plugin that sets the security headers; its page has no scripts and loads nothing else.
    reply
      .header('content-security-policy', "default-src 'self'; style-src-attr 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .header('x-request-id', request.id)
    const url = request.raw.url ?? '/'
    if (isApiPath(url)) return replyInvalidUrl(error, reply)
    const site = live()
    if (!site.release.hosting.isPublished) return sendClosedPage(reply, site, renderer)
    findNewHref(url, { withQueryOnly: false }).then((href) => {
      if (href) redirectToNewHref(reply, href)
      else sendNotFoundPage(request, reply, site)
    })
  }
}
