/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[]

/** Builds HTML from a template. Values are escaped, except those built by this function. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.reduce((result, text, index) => result + toHtml(values[index - 1]) + text))
}

function toHtml(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(toHtml).join('')
  if (value === false || value === null || value === undefined) return ''
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
