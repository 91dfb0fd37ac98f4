import type { Token } from './tokenize.ts'

const VOID_ELEMENTS = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

/** Browsers open these again in what follows, when another end tag has closed them. */
const FORMATTING_ELEMENTS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** A start tag of these ends an open paragraph. */
const ENDS_PARAGRAPH = new Set(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp`.split(
    /\s+/,
  ),
)

/** An end tag inside one of these does not close what is outside it. */
const SCOPES = new Set(
  'applet button caption foreignobject marquee math object svg table td template th'.split(' '),
)
const TABLE_SCOPES = new Set(['table', 'template'])
const TABLE_ELEMENTS = new Set('caption table tbody td tfoot th thead tr'.split(' '))

/** A start tag of the same group ends the element, when nothing is open inside it. */
const SIBLINGS = [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], ['li'], ['dd', 'dt'], ['option']]

/** The elements that are open while HTML is read from the top. */
export class OpenElements {
  #names: string[] = []
  /** Formatting that continues although the element around it is closed. */
  #continuing: string[] = []

  get isEmpty(): boolean {
    return this.#names.length === 0 && this.#continuing.length === 0
  }

  /** The end tags of all that is open. */
  get endTags(): string {
    return [...this.#names.toReversed(), ...this.#continuing].map((name) => `</${name}>`).join('')
  }

  /** Closes the elements that a start tag ends, such as a paragraph before the next one. */
  closeBefore(token: Token) {
    if (token.type !== 'start-tag') return
    if (ENDS_PARAGRAPH.has(token.name)) this.#close('p')
    const last = this.#names.at(-1) ?? ''
    if (SIBLINGS.some((group) => group.includes(last) && group.includes(token.name))) this.#names.pop()
  }

  apply(token: Token) {
    if (token.type === 'end-tag') this.#close(token.name)
    if (token.type !== 'start-tag' || VOID_ELEMENTS.has(token.name)) return
    // Only in pictures and formulas does a slash close the element.
    const isForeign = [...this.#names, token.name].some((name) => name === 'svg' || name === 'math')
    if (!(token.isSelfClosing && isForeign)) this.#names.push(token.name)
  }

  #close(name: string) {
    const scopes = TABLE_ELEMENTS.has(name) ? TABLE_SCOPES : SCOPES
    const index = this.#names.findLastIndex((open) => open === name || scopes.has(open))
    if (this.#names[index] === name) {
      const [, ...inside] = this.#names.splice(index)
      this.#continuing.push(...inside.filter((open) => FORMATTING_ELEMENTS.has(open)))
      return
    }
    const continuing = this.#continuing.lastIndexOf(name)
    if (continuing >= 0) this.#continuing.splice(continuing, 1)
  }
}
