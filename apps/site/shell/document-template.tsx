import { type MenuEntry, isIndexed as mayBeIndexed, type ShellData } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { PageMark, SiteAssets } from '@lerret/page-engine/rendering'
import { WordsContext } from '@lerret/ui'
import type { SiteWords } from '@lerret/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './Document.tsx'
import { documentTitle } from './document-title.ts'
import { isFoyerScreen } from './Head.tsx'
import { type HeadTag, headTags } from './head-tags.ts'
import { LANGUAGE_LINKS, renderLanguageLinks } from './languages/LanguageLinks.tsx'

interface DocumentInput {
  page: PageData
  shell: ShellData
  assets: SiteAssets
  mark: PageMark | undefined
  words: SiteWords
  /** HTML for the end of the head. */
  head: string
  /** HTML between header and footer. */
  main: string
}

/**
 * Renders the document around a page. Header and footer are the same on thousands of pages and larger than most pages, so React
 * renders one template for each state of the menus, which is then filled in.
 */
export function renderDocument({ page, shell, assets, mark, words, head, main }: DocumentInput): string {
  const isScreen = isFoyerScreen(page)
  const templates = getTemplates(shell, assets, words)
  const menuPath = templates.menuPaths.has(page.path.toLowerCase()) ? page.path : ''
  const key = JSON.stringify([isScreen, mark?.frame, menuPath])
  let pieces = templates.byKey.get(key)
  if (!pieces) {
    pieces = renderTemplate({ shell, assets, words, isScreen, frame: mark?.frame, menuPath })
    templates.byKey.set(key, pieces)
  }
  const [start, afterTitle, afterTags, beforePath, beforeFingerprint, beforeMain, end] = pieces
  const title = escapeHtml(documentTitle(page, shell))
  // Only in the document: search engines do not read pages shown by navigation.
  const isIndexed = shell.isIndexed && mayBeIndexed(page.originalPath ?? page.path)
  const tags = [...headTags(page, { ...shell, isIndexed }), ...imageAltTag(page)].map(renderTag).join('')
  const path = `${escapeHtml(page.path)}${beforeFingerprint}${escapeHtml(mark?.fingerprint ?? '')}`
  const header = shell.languages
    ? beforePath.replace(LANGUAGE_LINKS, () => renderLanguageLinks(shell, page.versions))
    : beforePath
  return start + title + afterTitle + tags + afterTags + head + header + path + beforeMain + main + end
}

/** Only in the document: services that show previews of links open no other. */
const imageAltTag = ({ meta: { image, imageAlt } }: PageData): HeadTag[] =>
  image && imageAlt ? [{ tag: 'meta', attributes: { property: 'og:image:alt', content: imageAlt } }] : []

type TemplatePieces = [string, string, string, string, string, string, string]

interface DocumentTemplates {
  assets: SiteAssets
  words: SiteWords
  /** In lower case, since paths are compared without regard to case. */
  menuPaths: ReadonlySet<string>
  byKey: Map<string, TemplatePieces>
}

const templatesByShell = new WeakMap<ShellData, DocumentTemplates>()

function getTemplates(shell: ShellData, assets: SiteAssets, words: SiteWords): DocumentTemplates {
  const cached = templatesByShell.get(shell)
  if (cached?.assets === assets && cached.words === words) return cached
  const menuPaths = new Set(listMenuPaths([...shell.headerMenu, ...shell.footerMenu]))
  const templates = { assets, words, menuPaths, byKey: new Map() }
  templatesByShell.set(shell, templates)
  return templates
}

const listMenuPaths = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [path.toLowerCase(), ...listMenuPaths(children)])

interface TemplateOptions extends Pick<DocumentInput, 'shell' | 'assets' | 'words'> {
  isScreen: boolean
  frame: string | undefined
  menuPath: string
}

/**
 * Placeholders, with control characters that no content has. They are one-byte characters: slices of a string with wider characters
 * stay two-byte strings, and encoding a page then takes twenty times as long.
 */
const [TITLE, TAGS, PATH, FINGERPRINT, MAIN] = ['title', 'tags', 'path', 'fingerprint', 'main'].map(
  (name) => `\u{1}${name}\u{2}`,
) as [string, string, string, string, string]

function renderTemplate(options: TemplateOptions): TemplatePieces {
  const { shell, assets, words, isScreen, frame, menuPath } = options
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <Document
        shell={shell}
        assets={assets}
        isScreen={isScreen}
        menuPath={menuPath}
        mark={frame === undefined ? undefined : { frame, fingerprint: FINGERPRINT }}
        title={TITLE}
        tags={[{ tag: 'meta', attributes: { name: TAGS } }]}
        path={PATH}
        main={MAIN}
      />
    </WordsContext>,
  )
  const placeholders = [TITLE, `<meta name="${TAGS}"/>`, '</head>', PATH, FINGERPRINT, MAIN]
  const pieces: string[] = []
  let rest = `<!DOCTYPE html>${html}`
  for (const placeholder of placeholders) {
    const index = rest.indexOf(placeholder)
    // A page without a data file has no fingerprint.
    pieces.push(index === -1 ? '' : rest.slice(0, index))
    if (index !== -1)
      rest = placeholder === '</head>' ? rest.slice(index) : rest.slice(index + placeholder.length)
  }
  return [...pieces, rest] as TemplatePieces
}

function renderTag({ tag, attributes }: HeadTag): string {
  let html = `<${tag}`
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] as string)}"`
  return `${html}/>`
}

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React escapes text and attributes. */
const escapeHtml = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] as string) : text
