import { HtmlValidate } from 'html-validate'
import { expect, test } from './visit.ts'

/** Rules about style that React's HTML does not follow: void elements, booleans and inline styles. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
    'void-style': 'off',
  },
})

test('every page in the sitemap is valid HTML, with metadata for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replace('http://fjordheim.example', ''),
  )
  expect(paths.length).toBeGreaterThan(100)
  const consoleErrors: string[] = []
  for (const path of [...paths, '/404', '/sok?q=stumfilm']) {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    for (const { messages } of results) {
      consoleErrors.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`))
    }
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect.soft(JSON.parse(json)['@context'], path).toBe('https://schema.org')
    }
  }
  expect(consoleErrors).toEqual([])
})
