import { trustHtml } from '@lerret/ui/trusted-html'

/** Replaces what a frame shows, and waits until its stylesheets have been loaded. Nothing in it can be pressed while it is inert. */
export async function showDocument(
  shown: Document,
  html: string,
  { isInert = true }: { isInert?: boolean } = {},
): Promise<void> {
  const next = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  next.body.inert = isInert
  // The foyer screen loads itself again, which a frame without scripts refuses with an error.
  next.querySelector('meta[http-equiv="refresh"]')?.remove()
  shown.replaceChild(shown.adoptNode(next.documentElement), shown.documentElement)
  const links = [...shown.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.map(waitForStylesheet))
}

const waitForStylesheet = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    if (link.sheet) return resolve()
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
