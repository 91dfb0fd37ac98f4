import type { JsonLdObject } from 'schema-dts'

/** The text of a `<script type="application/ld+json">`, escaped so that no value can end the script; empty without things. */
export function formatJsonLd(things: readonly JsonLdObject[]): string {
  if (things.length === 0) return ''
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
