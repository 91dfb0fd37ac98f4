/** Pieces of HTML that the practical pages share. Texts are HTML themselves: `&amp;` for an ampersand. */

/** A table with a caption; the first cell of each row is its heading. */
export function table(caption: string, heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((text) => `<td>${text}</td>`).join('')
    return `<tr><th scope="row">${first}</th>${cells}</tr>`
  })
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** Names and what they stand for. */
export function facts(entries: Record<string, string>): string {
  const pairs = Object.entries(entries).map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
  return `<dl>${pairs.join('')}</dl>`
}

export const list = (...items: string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`

export const steps = (...items: string[]) => `<ol>${items.map((text) => `<li>${text}</li>`).join('')}</ol>`

/** `55 00 00 00` as a link that calls it. */
export const phone = (number: string) => `<a href="${phoneHref(number)}">${escapeHtml(number)}</a>`

/** Norwegian unless it begins with the code of a country. */
export const phoneHref = (number: string) =>
  `tel:${number.trim().startsWith('+') ? '+' : '+47'}${number.replace(/\D/g, '')}`

export const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`

/** Text that may hold anything, for use in HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
