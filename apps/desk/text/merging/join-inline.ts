import { tokenize } from '../html/tokenize.ts'
import { joinWords, splitPlainWords, type Word } from './join-words.ts'

/** A word of HTML with the tags around it, the outermost first. */
interface MarkedWord extends Word {
  tags: readonly string[]
}

const TEXT_ELEMENT = /^(<(p|h[1-6]|li)\b[^>]*>)([\s\S]*)(<\/\2>)$/i
const FORMATTING = new Set('a abbr b cite code em i mark q s small span strong sub sup time u'.split(' '))
const VOID = new Set(['br', 'img', 'wbr'])

/** A paragraph, a heading or an item with the words of both; null when they differ in more than their words, or in all of them. */
export function joinInline(mine: string, theirs: string): string | null {
  const [my, their] = [TEXT_ELEMENT.exec(mine), TEXT_ELEMENT.exec(theirs)]
  if (!my || !their || my[1] !== their[1]) return null
  const [myWords, theirWords] = [readWords(my[3] ?? ''), readWords(their[3] ?? '')]
  const joined = myWords && theirWords && joinWords(myWords, theirWords, unite)
  return joined && `${my[1]}${writeWords(joined)}${my[4]}`
}

/** The same word with the formatting of both; two words where they have different formatting, such as two links. */
function unite(mine: MarkedWord, theirs: MarkedWord): MarkedWord | null {
  const [more, less] = mine.tags.length >= theirs.tags.length ? [mine, theirs] : [theirs, mine]
  return less.tags.every((tag) => more.tags.includes(tag)) ? more : null
}

/** The words of HTML in which nothing but formatting is; null for other HTML. */
function readWords(html: string): MarkedWord[] | null {
  const words: MarkedWord[] = []
  const open: { name: string; tag: string }[] = []
  let space = ''
  for (const token of tokenize(html)) {
    const source = html.slice(token.start, token.end)
    const tags = open.map(({ tag }) => tag)
    if (token.type === 'text') {
      for (const word of splitPlainWords(joinEntities(source))) {
        space += word.space
        if (word.text === '') continue
        words.push({ text: splitEntities(word.text), space, tags })
        space = ''
      }
    } else if (token.type === 'start-tag' && VOID.has(token.name)) {
      words.push({ text: source, space, tags })
      space = ''
    } else if (token.type === 'start-tag' && FORMATTING.has(token.name) && !token.missing)
      open.push({ name: token.name, tag: source })
    else if (token.type !== 'end-tag' || open.pop()?.name !== token.name) return null
  }
  return open.length === 0 ? words : null
}

// The semicolon of an entity is no mark of its own.
const joinEntities = (text: string) => text.replaceAll(/(&#?\w+);/g, '$1\ue000')
const splitEntities = (text: string) => text.replaceAll('\ue000', ';')

function writeWords(words: readonly MarkedWord[]): string {
  let html = ''
  let open: readonly string[] = []
  for (const { text, space, tags } of [...words, { text: '', space: '', tags: [] }]) {
    const different = open.findIndex((tag, index) => tag !== tags[index])
    const shared = different < 0 ? open.length : different
    html += open.slice(shared).toReversed().map(endTag).join('') + space + tags.slice(shared).join('') + text
    open = tags
  }
  return html
}

const endTag = (tag: string) => `</${/\w+/.exec(tag)?.[0]}>`
