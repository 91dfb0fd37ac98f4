import { config } from 'zod/v4/core'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string, type?: string, sink?: string): string | null },
  ): unknown
}

/** Prepares the libraries of the desk for a browser that requires Trusted Types. Before any schema is created. */
export function prepareTrustedTypes() {
  // Otherwise zod tries to compile a function, which the browser refuses and logs.
  config({ jitless: true })
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: allowEmptyHtml })
}

/**
 * Libraries empty an element with `innerHTML = ''`. Other HTML is refused and reported by the browser when this returns null to it. The
 * text editor, which calls this without a sink, uses its own policy when this throws.
 */
function allowEmptyHtml(html: string, _type?: string, sink?: string): string | null {
  if (html === '') return html
  if (sink === undefined) throw new TypeError('HTML that is not trusted.')
  return null
}
