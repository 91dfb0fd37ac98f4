import { deskContracts } from '@lerret/api/contracts'
import { findLanguage, formatLongDate, osloClock } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import type { FastifyInstance } from 'fastify'
import { openDocument, sendDocument } from '../../content/media/documents.ts'
import { findRequestedImage, sendImage } from '../../content/media/send-image.ts'
import { findDraftMedia, type MediaKey } from '../../content/records/referenced-media.ts'
import type { Feature, House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { sendPreview } from '../preview/feature.ts'
import {
  createPreviewLink,
  findSharedVersion,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLink,
} from './store.ts'

/** The path of shared drafts; the key follows. */
const SHARED_URL = '/redaksjon/delt'

/** Links that show a draft to people without an account. */
export const previewLinks: Feature = { deskCalls: registerPreviewLinkRoutes, routes: registerSharedPreview }

/** The calls with which staff share a draft with people without an account. */
function registerPreviewLinkRoutes(scope: FastifyInstance, { db, now }: House) {
  const toAction = (request: StaffRequest) => ({ db, person: request.staff, now: now() })
  addRoute(scope, deskContracts.createPreviewLink, async (request) => {
    const { key, ...link } = await createPreviewLink(toAction(request), request.body)
    return { ...toWire(link), path: `${SHARED_URL}/${key}` }
  })
  addRoute(scope, deskContracts.previewLinks, async ({ params }) =>
    (await listPreviewLinks(db, params, now())).map(toWire),
  )
  addRoute(scope, deskContracts.revokePreviewLink, async (request) => {
    await revokePreviewLink(toAction(request), request.params.link)
    return true as const
  })
}

const toWire = (link: PreviewLink) => ({
  ...link,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})

/** A draft for whoever has its address. Unknown, revoked and expired addresses get the same answer. */
function registerSharedPreview(server: FastifyInstance, house: House) {
  const { db, previewer, images, originals, now, words, live } = house
  server.get<{ Params: { key: string } }>(
    `${SHARED_URL}/:key`,
    { schema: { hide: true }, config: { access: 'anyone' } },
    async ({ params: { key } }, reply) => {
      // The address must not reach other sites, whose pictures a page may have.
      reply.header('referrer-policy', 'no-referrer')
      const shared = await findSharedVersion(db, key, now())
      const draftFileUrl = ({ kind, id }: MediaKey) =>
        `${SHARED_URL}/${key}/${kind === 'media' ? 'images' : 'documents'}/${encodeURIComponent(id)}`
      const page = shared && (await previewer.render({ records: [shared], draftFileUrl }))
      if (!shared || !page?.html)
        return sendPreview(reply.code(404), renderExpired(words(), live().release.shell.htmlLang))
      return sendPreview(reply, addNotice(page.html, shared.expiresAt, words()))
    },
  )
  const findFile = async (key: string, kind: MediaKey['kind'], id: string) => {
    const shared = await findSharedVersion(db, key, now())
    const files = shared ? await findDraftMedia(db, [shared.body]) : []
    return files.find((file) => file.kind === kind && file.id === id)
  }
  // Pictures and documents of the draft that are not public either, and no others.
  server.get<{ Params: { key: string; id: string } }>(
    `${SHARED_URL}/:key/images/:id`,
    { schema: { hide: true }, config: { access: 'anyone' } },
    async (request, reply) => {
      const { key, id } = request.params
      const find = (await findFile(key, 'media', id)) ? images.findDraftImage : async () => undefined
      reply.header('x-robots-tag', 'noindex')
      return sendImage(request, reply, await findRequestedImage(request, find), 'private, no-cache')
    },
  )
  server.get<{ Params: { key: string; id: string } }>(
    `${SHARED_URL}/:key/documents/:id`,
    { schema: { hide: true }, config: { access: 'anyone' } },
    async (request, reply) => {
      const { key, id } = request.params
      const file = await findFile(key, 'document', id)
      reply.header('x-robots-tag', 'noindex')
      const document = await openDocument(originals, id, file?.body)
      return sendDocument(request, reply, document, 'private, no-cache')
    },
  )
}

const NOTICE_STYLE =
  'position:sticky;inset-block-start:0;z-index:1000;padding:12px 16px;background:#f2b134;color:#0f1419;font:600 16px/22px system-ui,sans-serif;text-align:center'

function addNotice(html: string, expiresAt: Date, words: Words): string {
  const { date, time } = osloClock(expiresAt.getTime())
  const text = fill(words.draftNotice, { date: formatLongDate(date, words), time })
  const [body = ''] = /<body\b[^>]*>/.exec(html) ?? []
  const start = html.indexOf(body) + body.length
  const notice = `<aside style="${NOTICE_STYLE}">${escapeHtml(text)}</aside>`
  return html.slice(0, start) + notice + html.slice(start)
}

const renderExpired = ({ draftGoneTitle, draftGoneText }: Words, htmlLang: string) =>
  `<!doctype html><html lang="${findLanguage(htmlLang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(draftGoneTitle)}</title><body style="margin:12vh auto;max-inline-size:34rem;padding:0 24px;font:18px/27px system-ui,sans-serif"><h1>${escapeHtml(draftGoneTitle)}</h1><p>${escapeHtml(draftGoneText)}</p></body></html>`
