import { trustHtml } from '@lerret/ui/trusted-html'

const STYLE_ELEMENT = /<style>(.*?)<\/style>/s

/**
 * Shows a mail in a frame of the desk, which allows no style elements and no pictures from other hosts over HTTP: its styles are adopted,
 * and its pictures are read from this site. Nothing in it can be pressed.
 */
export function showMail(shown: Document, html: string, { isDark }: { isDark: boolean }) {
  // A document that is parsed has the policy of the desk too, so the style element is taken out before.
  const [, styles = ''] = STYLE_ELEMENT.exec(html) ?? []
  const mail = new DOMParser().parseFromString(trustHtml(html.replace(STYLE_ELEMENT, '')), 'text/html')
  for (const image of mail.images) image.src = toPath(image.src)
  mail.body.inert = true
  const { scrollTop } = shown.documentElement
  shown.replaceChild(shown.adoptNode(mail.documentElement), shown.documentElement)
  shown.documentElement.scrollTop = scrollTop
  const Sheet = shown.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheet = new Sheet()
  // The appearance is chosen beside the frame; the system's does not matter.
  sheet.replaceSync(styles.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all'))
  shown.adoptedStyleSheets = [sheet]
}

function toPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
