import { randomBytes } from 'node:crypto'
import { findLanguage, findMediaId, type ShellData } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../house/house.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { acceptedEncodings } from '../../publishing/releases/encodings.ts'
import { reportDirectives } from '../../visitors/site/security-headers.ts'
import type { DeskFiles } from './app-files.ts'
import { findSetupLanguage } from './setup-language.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const hidden = { schema: { hide: true }, config: { access: 'anyone' as const } }

/**
 * Serves the desk's app. Every path below `/redaksjon` has the same document, in the language of the caller, which contains nothing that visitors do not see on
 * the site; its calls, which need a session, are below `/redaksjon/api`.
 */
export function registerDeskApp(
  app: FastifyInstance,
  {
    deskFiles: files,
    db,
    accounts,
    live,
    signInService,
    settings: { publicUrl },
  }: Pick<House, 'deskFiles' | 'db' | 'accounts' | 'live' | 'signInService'> & {
    settings: { publicUrl: string }
  },
) {
  if (!files) return
  const staff = accounts.forRealm('staff')

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, { html }: DeskFiles) {
    const nonce = randomBytes(16).toString('base64')
    const { shell } = live().release
    const person = await staff.findPerson(request.headers.cookie)
    const language =
      person?.language ?? (await findSetupLanguage(db, request)) ?? findLanguage(shell.htmlLang)
    return reply
      .headers(noIndex)
      .header('content-security-policy', createPolicy(nonce, publicUrl.startsWith('https:')))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillDocument(html[language], { shell, signInService, nonce }))
  }

  for (const path of ['/redaksjon', '/redaksjon/*'])
    app.get(path, hidden, (request, reply) => sendDocument(request, reply, files))
  app.get<{ Params: { '*': string } }>('/redaksjon/assets/*', hidden, async (request, reply) => {
    const asset = files.assets.get(request.params['*'])
    reply.headers(noIndex)
    if (!asset) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const encoding = accepted.find((each) => asset.encodings.includes(each)) ?? null
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', IMMUTABLE)
      .type(asset.type)
      .send(await asset.read(encoding))
  })
}

const noIndex = { 'x-robots-tag': 'noindex' }

/** Previews are frames of this site. Controls and the text editor add style elements, which have the nonce of the document. */
function createPolicy(nonce: string, isHttps: boolean): string {
  return [
    "default-src 'self'",
    "connect-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Imported texts have style attributes.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    // Articles may have pictures from elsewhere; a picture is shown while it is uploaded.
    "img-src 'self' data: blob: https:",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // HTML is parsed in documents without a window, by us and by the text editor when something is pasted. The default policy allows
    // only what empties an element.
    "require-trusted-types-for 'script'",
    'trusted-types lerret default ProseMirrorClipboard',
    ...Object.entries(reportDirectives(isHttps)).map(([name, value]) => `${name} ${value}`),
  ].join('; ')
}

function fillDocument(
  html: string,
  {
    shell: { siteTitle, favicon, htmlLang },
    signInService,
    nonce,
  }: {
    shell: ShellData
    signInService: { name: string; isRequired: boolean } | undefined
    nonce: string
  },
): string {
  const icon = findMediaId(favicon) ? `${favicon}${favicon.includes('?') ? '&' : '?'}w=96` : favicon
  const values: Record<string, string> = {
    CSP_NONCE: nonce,
    HOUSE_NAME: siteTitle,
    HOUSE_ICON: icon || 'data:,',
    HOUSE_LANGUAGE: htmlLang,
    SIGN_IN_SERVICE: signInService?.name ?? '',
    SIGN_IN_REQUIRED: signInService?.isRequired ? 'yes' : 'no',
  }
  const names = new RegExp(Object.keys(values).join('|'), 'g')
  return html.replace(names, (name) => escapeHtml(values[name] as string))
}
