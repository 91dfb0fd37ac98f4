/** Replaces what a frame shows, and waits until its stylesheets have been loaded. Nothing in it can be pressed. */
export async function showDocument(shown: Document, html: string): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  next.body.inert = true
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
