import { config } from 'zod/v4/core'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/** Prepares the libraries of the desk for a browser that requires Trusted Types. Before any schema is created. */
export function prepareTrustedTypes() {
  // Otherwise zod tries to compile a function, which the browser refuses and logs.
  config({ jitless: true })
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: allowEmptyHtml })
}

/** Libraries empty an element with `innerHTML = ''`. The text editor uses its own policy when this one throws. */
function allowEmptyHtml(html: string): string {
  if (html !== '') throw new TypeError('HTML that is not trusted.')
  return html
}
