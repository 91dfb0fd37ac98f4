import { type MenuEntry, isIndexed as mayBeIndexed, type PageData, type ShellData } from '@lerret/model'
import { type Words, WordsContext } from '@lerret/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document, type PageMark } from './Document.tsx'
import { isFoyerScreen, type SiteAssets } from './Head.tsx'
import { documentTitle, type HeadTag, headTags } from './head-tags.ts'

interface FrameInput {
  page: PageData
  shell: ShellData
  assets: SiteAssets
  mark: PageMark | undefined
  words: Words
  /** What the page puts at the end of the head, and between header and footer. */
  head: string
  main: string
}

/**
 * The whole document around a drawn page. Header and footer are the same on thousands of pages and more than most of them, so
 * the document is drawn once for each way that the menus can look, and then only filled in.
 */
export function frameAround({ page, shell, assets, mark, words, head, main }: FrameInput): string {
  const isScreen = isFoyerScreen(page)
  const known = framesOf(shell, assets, words)
  const menuPath = known.menuPaths.has(page.path.toLowerCase()) ? page.path : ''
  const key = JSON.stringify([isScreen, mark?.frame, menuPath])
  let pieces = known.frames.get(key)
  if (!pieces) {
    pieces = drawFrame({ shell, assets, words, isScreen, frame: mark?.frame, menuPath })
    known.frames.set(key, pieces)
  }
  const [start, afterTitle, afterTags, beforePath, beforeFingerprint, beforeMain, end] = pieces
  const title = escaped(documentTitle(page, shell))
  // Search engines read documents, and never what a press makes of one.
  const isIndexed = shell.isIndexed && mayBeIndexed(page.path)
  const tags = headTags(page, { ...shell, isIndexed })
    .map(drawTag)
    .join('')
  const place = `${escaped(page.path)}${beforeFingerprint}${escaped(mark?.fingerprint ?? '')}`
  return start + title + afterTitle + tags + afterTags + head + beforePath + place + beforeMain + main + end
}

type Pieces = [string, string, string, string, string, string, string]

interface Frames {
  assets: SiteAssets
  words: Words
  /** Addresses are spelled in more than one case. */
  menuPaths: ReadonlySet<string>
  frames: Map<string, Pieces>
}

const framesByShell = new WeakMap<ShellData, Frames>()

function framesOf(shell: ShellData, assets: SiteAssets, words: Words): Frames {
  const known = framesByShell.get(shell)
  if (known?.assets === assets && known.words === words) return known
  const menuPaths = new Set(pathsIn([...shell.headerMenu, ...shell.footerMenu]))
  const frames = { assets, words, menuPaths, frames: new Map() }
  framesByShell.set(shell, frames)
  return frames
}

const pathsIn = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [path.toLowerCase(), ...pathsIn(children)])

interface FrameLook extends Pick<FrameInput, 'shell' | 'assets' | 'words'> {
  isScreen: boolean
  frame: string | undefined
  menuPath: string
}

/**
 * Stand in the drawn document where a page's own words belong. No text of a house has them. Signs of one byte: what is cut out of
 * a text with wider ones stays wide, and a page takes twenty times as long to be made bytes.
 */
const [TITLE, TAGS, PATH, FINGERPRINT, MAIN] = ['title', 'tags', 'path', 'fingerprint', 'main'].map(
  (name) => `\u{1}${name}\u{2}`,
) as [string, string, string, string, string]

function drawFrame({ shell, assets, words, isScreen, frame, menuPath }: FrameLook): Pieces {
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <Document
        {...{ shell, assets, isScreen, menuPath }}
        mark={frame === undefined ? undefined : { frame, fingerprint: FINGERPRINT }}
        title={TITLE}
        tags={[{ tag: 'meta', attributes: { name: TAGS } }]}
        path={PATH}
        main={MAIN}
      />
    </WordsContext>,
  )
  const marks = [TITLE, `<meta name="${TAGS}"/>`, '</head>', PATH, FINGERPRINT, MAIN]
  const pieces: string[] = []
  let rest = `<!DOCTYPE html>${html}`
  for (const mark of marks) {
    const at = rest.indexOf(mark)
    // A page without a file of its own has no fingerprint to show.
    pieces.push(at === -1 ? '' : rest.slice(0, at))
    if (at !== -1) rest = mark === '</head>' ? rest.slice(at) : rest.slice(at + mark.length)
  }
  return [...pieces, rest] as Pieces
}

function drawTag({ tag, attributes }: HeadTag): string {
  let drawn = `<${tag}`
  for (const name in attributes) drawn += ` ${name}="${escaped(attributes[name] as string)}"`
  return `${drawn}/>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes text and attributes. */
const escaped = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string) : text
