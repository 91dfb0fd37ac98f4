import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@lerret/model'

/** The folder that the desk is built into. */
export const DESK_DIST = join(import.meta.dirname, '..', '..', '..', 'desk', 'dist')

const TYPES_BY_EXTENSION: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const EXTENSION_BY_ENCODING = { br: '.br', gzip: '.gz' } as const

export type AssetEncoding = keyof typeof EXTENSION_BY_ENCODING

export interface DeskAsset {
  type: string
  encodings: readonly AssetEncoding[]
  read(encoding: AssetEncoding | null): Promise<Buffer>
}

export interface DeskFiles {
  /** The document in each language, with placeholders. */
  html: Record<Language, string>
  /** Assets by file name. The names contain a hash of the content. */
  assets: ReadonlyMap<string, DeskAsset>
}

/** Lists the built desk. The build has compressed its assets. */
export async function openDeskFiles(folder = DESK_DIST): Promise<DeskFiles> {
  const assetFolder = join(folder, 'assets')
  const readDocument = (language: Language) => readFile(join(folder, `index.${language}.html`), 'utf8')
  const [nn, nb, en, names] = await Promise.all([
    readDocument('nn'),
    readDocument('nb'),
    readDocument('en'),
    readdir(assetFolder),
  ]).catch((cause) => {
    throw new Error(`The desk is not built in ${folder}; npm start builds it.`, { cause })
  })
  const present = new Set(names)
  const assets = new Map<string, DeskAsset>()
  for (const name of names) {
    const type = TYPES_BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1)]
    if (type === undefined) continue
    const encodings = (['br', 'gzip'] as const).filter((each) =>
      present.has(name + EXTENSION_BY_ENCODING[each]),
    )
    assets.set(name, {
      type,
      encodings,
      read: (encoding) =>
        readFile(join(assetFolder, name + (encoding ? EXTENSION_BY_ENCODING[encoding] : ''))),
    })
  }
  return { html: { nn, nb, en }, assets }
}
