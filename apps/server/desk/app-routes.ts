import { randomBytes } from 'node:crypto'
import { findLanguage, findMediaId, type Language, type ShellData } from '@lerret/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveRelease } from '../publishing/live-release.ts'
import { acceptedEncodings } from '../publishing/releases/encodings.ts'
import { reportDirectives } from '../site/security-headers.ts'
import { escapeHtml } from '../text/escape-html.ts'
import type { DeskFiles } from './app-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const hidden = { schema: { hide: true }, config: { access: 'anyone' as const } }

/**
 * Serves the desk's app. Every path below `/redaksjon` has the same document, in the language of the caller, which contains nothing that visitors do not see on
 * the site; its calls, which need a session, are below `/redaksjon/api`.
 */
export function registerDeskApp(
  app: FastifyInstance,
  files: DeskFiles,
  {
    live,
    publicUrl,
    signInService,
    findStaffLanguage,
    findSetupLanguage,
  }: {
    live: () => LiveRelease
    publicUrl: string
    /** Where staff sign in beside passwords. */
    signInService?: { name: string; isRequired: boolean } | undefined
    /** The language that the signed-in member of staff has chosen. */
    findStaffLanguage?: (cookie: string | undefined) => Promise<Language | null>
    /** The language of the browser, where the house has not chosen one yet. */
    findSetupLanguage?: (request: FastifyRequest) => Promise<Language | null>
  },
) {
  async function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const { shell } = live().release
    const language =
      (await findStaffLanguage?.(request.headers.cookie)) ??
      (await findSetupLanguage?.(request)) ??
      findLanguage(shell.htmlLang)
    return reply
      .headers(noIndex)
      .header('content-security-policy', createPolicy(nonce, publicUrl.startsWith('https:')))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillDocument(files.html[language], { shell, signInService, nonce }))
  }

  app.get('/redaksjon', hidden, sendDocument)
  app.get('/redaksjon/*', hidden, sendDocument)
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
