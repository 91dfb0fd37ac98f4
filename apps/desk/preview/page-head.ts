import { trustHtml } from '@lerret/ui/trusted-html'

/** What search engines and those who share a page show of it. */
export interface PageHead {
  title: string
  description: string
  address: string
  image: string | null
}

/** Reads the head of a page. Pictures are fetched from this site, which may have another address than the public one. */
export function readHead(html: string): PageHead {
  const { head, title } = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? ''
  const address =
    head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? content('[property="og:url"]')
  const image = content('[property="og:image"]')
  return {
    title,
    description: content('[name="description"]'),
    address: decodeURI(address).replace(/^https?:\/\//, ''),
    image: URL.canParse(image) ? new URL(image).pathname + new URL(image).search : null,
  }
}
