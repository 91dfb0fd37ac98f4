import { announce } from './feedback.ts'

/** In the inline script, which every page has: the button offers the page to other apps, or copies its address. */
export function startSharing() {
  const button = document.querySelector<HTMLElement>('[data-share]')
  if (!button || !(navigator.share || navigator.clipboard)) return
  button.hidden = false
  button.onclick = async () => {
    const { title, location } = document
    // Rejected when the visitor closes the list of apps, which needs no answer.
    if (navigator.share) return navigator.share({ title, url: location.href }).catch(() => {})
    await navigator.clipboard.writeText(location.href)
    announce(button.dataset.share as string, 'seen')
  }
}
