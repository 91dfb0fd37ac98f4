import { html } from './html.ts'
import { page } from './layout.ts'

/** Something that is not to be had, told plainly, with a way on where there is one. */
export function toldPage(
  title: string,
  text: string,
  wayOn?: { href: string; label: string; venue?: { name: string; phone: string } },
): string {
  return page({
    title,
    venue: wayOn?.venue,
    body: html`<p class="told">${text}</p>${wayOn && html`<p><a class="button" href="${wayOn.href}">${wayOn.label}</a></p>`}`,
  })
}
