import { html } from './html.ts'
import { page } from './layout.ts'

/** A page with a single message, such as that something was not found, and an optional link. */
export function messagePage(
  title: string,
  text: string,
  link?: { href: string; label: string; venue?: { name: string; phone: string } },
): string {
  return page({
    title,
    venue: link?.venue,
    body: html`<p class="message">${text}</p>${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}`,
  })
}
