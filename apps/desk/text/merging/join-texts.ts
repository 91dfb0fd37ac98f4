import { alignElements } from './align-elements.ts'
import { isSameContainer, splitContainer } from './containers.ts'
import { joinInline } from './join-inline.ts'
import { joinWords, splitPlainWords } from './join-words.ts'
import { readElements, type TextElement, writeElements } from './text-elements.ts'

/** Elements that share less than this much of their words stand one after the other. */
const SAME_ELEMENT = 0.2

export const isHtml = (text: string) => /<[a-z][^<>]*>/i.test(text)

/** A text with everything that is in either. What is the same stands once, and mine comes first where they differ. */
export function joinTexts(mine: string, theirs: string): string {
  if (mine === theirs || theirs === '') return mine
  if (mine === '') return theirs
  if (isHtml(mine) && isHtml(theirs)) return joinHtml(mine, theirs)
  const joined = joinWords(splitPlainWords(mine), splitPlainWords(theirs))
  if (!joined) return `${mine.trimEnd()} ${theirs.trimStart()}`
  return joined.map(({ text, space }) => space + text).join('')
}

function joinHtml(mine: string, theirs: string): string {
  const [my, their] = [readElements(mine), readElements(theirs)]
  const [myHtml, theirHtml] = [my.elements.map(toHtml), their.elements.map(toHtml)]
  const pairs = alignElements(myHtml, theirHtml, { minSimilarity: SAME_ELEMENT })
  const elements: TextElement[] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...pairs, [myHtml.length, theirHtml.length] as const]) {
    const added = their.elements.slice(column, nextColumn).filter(({ html }) => !myHtml.includes(html))
    elements.push(...my.elements.slice(row, nextRow), ...added)
    const [mineNow, theirsNow] = [my.elements[nextRow], their.elements[nextColumn]]
    if (mineNow && theirsNow) elements.push(...joinElements(mineNow, theirsNow))
    row = nextRow + 1
    column = nextColumn + 1
  }
  return writeElements({ ...my, elements })
}

function joinElements(mine: TextElement, theirs: TextElement): TextElement[] {
  if (mine.html === theirs.html) return [mine]
  const joined = joinInside(mine.html, theirs.html) ?? joinInline(mine.html, theirs.html)
  return joined === null ? [mine, theirs] : [{ ...mine, html: joined }]
}

/** A list or a quotation with the items of both. */
function joinInside(mine: string, theirs: string): string | null {
  const [my, their] = [splitContainer(mine), splitContainer(theirs)]
  if (!my || !their || !isSameContainer(my, their)) return null
  return my.start + joinHtml(my.inside, their.inside) + my.end
}

const toHtml = ({ html }: TextElement) => html
