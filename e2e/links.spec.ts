import { pageDataPath, parsePath } from '@lerret/model'
import { expect, test } from './visit.ts'

test('every reachable link and picture works, and every page has its page data', async ({ request }) => {
  test.setTimeout(300_000)
  const seen = new Set(['/'])
  const waiting = ['/']
  const broken: string[] = []
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    // Pictures as browsers ask for them, so that most are in the cache.
    const reply = await request.get(address, { maxRedirects: 1, headers: { accept: 'image/webp, */*' } })
    if (!reply.ok()) broken.push(`${address}: ${reply.status()}`)
    if (!reply.headers()['content-type']?.startsWith('text/html')) continue
    const path = parsePath(new URL(reply.url()).pathname) ?? ''
    const data = await request.get(pageDataPath(path))
    expect.soft(data.ok() && (await data.json()).page.path, `page data of ${path}`).toBe(path)
    for (const found of linksIn(await reply.text())) {
      if (seen.has(withoutQuery(found))) continue
      seen.add(withoutQuery(found))
      waiting.push(found)
    }
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(120)
})

/** URLs on this site: pages without query and hash, and pictures in the size of the page, which takes less time than the whole. */
function linksIn(html: string): string[] {
  const addresses = Array.from(html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g), ([, address = '']) => address)
  return addresses
    .map((address) => address.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
    .map((address) => (address.startsWith('/images/') ? address : withoutQuery(address)))
    .filter((address) => !address.startsWith('/assets/'))
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? address
