import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import sax from 'sax'
import { AppError } from '../../../../platform/errors/app-error.ts'

/** One entry of a WordPress export: the text of its elements by name, its own fields and its categories. */
export interface WxrItem {
  fields: Record<string, string>
  meta: Record<string, string>
  categories: string[]
}

export interface WxrFile {
  /** Elements of the whole site: `link`, `wp:base_site_url`. */
  channel: Record<string, string>
  items: WxrItem[]
  /** Names of authors by their log-in. */
  authors: Map<string, string>
  /** The ids of authors by their log-in. */
  authorIds: Map<string, string>
  /** Fields of each category and of each tag. */
  categories: Record<string, string>[]
  tags: Record<string, string>[]
  /** How many comments are public. */
  comments: number
}

/** Reads an export file of WordPress as a stream, in the encoding that it declares. */
export async function readWxrItems(file: string, onBytes: (bytes: number) => void): Promise<WxrFile> {
  const decoder = new TextDecoder(await readDeclaredEncoding(file))
  const wxr: WxrFile = {
    channel: {},
    items: [],
    authors: new Map(),
    authorIds: new Map(),
    categories: [],
    tags: [],
    comments: 0,
  }
  const reader = createWxrReader(wxr)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    onBytes(chunk.length)
    reader.write(decoder.decode(chunk, { stream: true }))
  }
  reader.write(decoder.decode())
  reader.close()
  return wxr
}

const DECLARATION_BYTES = 200

async function readDeclaredEncoding(file: string): Promise<string> {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(DECLARATION_BYTES), 0, DECLARATION_BYTES, 0)
  const start = buffer.subarray(0, bytesRead).toString('latin1')
  const name = /^\W*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(name).encoding
  } catch {
    throw new AppError('import_file_invalid', `The file is encoded as ${name}, which is unknown.`)
  }
}

/** Characters that XML does not allow, which old databases contain all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them.
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

function createWxrReader(wxr: WxrFile) {
  const parser = sax.parser(true, {})
  const path: string[] = []
  let text = ''
  let item: WxrItem | undefined
  let group: Record<string, string> = {}
  let isTaxonomy = false
  let error: Error | undefined
  parser.onopentag = ({ name, attributes }) => {
    path.push(name)
    text = ''
    if (name === 'item') item = { fields: {}, meta: {}, categories: [] }
    if (GROUPS.includes(name)) group = {}
    isTaxonomy = name === 'category' && attributes.domain === 'category'
  }
  parser.ontext = parser.oncdata = (chunk: string) => {
    text += chunk
  }
  parser.onclosetag = (name) => {
    path.pop()
    const parent = path.at(-1) ?? ''
    if (name === 'item' && item) {
      wxr.items.push(item)
      item = undefined
    } else if (name === 'wp:postmeta' && item)
      item.meta[group['wp:meta_key'] ?? ''] = group['wp:meta_value'] ?? ''
    else if (name === 'wp:author') {
      const login = group['wp:author_login'] ?? ''
      wxr.authors.set(login, group['wp:author_display_name'] ?? '')
      wxr.authorIds.set(login, group['wp:author_id'] ?? '')
    } else if (name === 'wp:category') wxr.categories.push(group)
    else if (name === 'wp:tag') wxr.tags.push(group)
    else if (name === 'wp:comment_approved') wxr.comments += Number(text === '1')
    else if (GROUPS.includes(parent)) group[name] = text
    else if (parent === 'item' && item) {
      if (isTaxonomy) item.categories.push(text)
      else item.fields[name] ??= text
    } else if (parent === 'channel') wxr.channel[name] ??= text
  }
  parser.onerror = (failure) => {
    error ??= failure
  }
  return {
    write(chunk: string) {
      parser.write(chunk.replaceAll(FORBIDDEN_CHARACTERS, ''))
      if (error)
        throw new AppError('import_file_invalid', 'The file is not a whole export of WordPress.', {
          cause: error,
        })
    },
    close() {
      if (path.length > 0) throw new AppError('import_file_invalid', 'The file ends in the middle.')
      parser.close()
    },
  }
}

/** Elements whose children are the fields of one thing. */
const GROUPS = ['wp:postmeta', 'wp:author', 'wp:category', 'wp:tag']
