import { afterPaint } from '../scheduling/after-paint.ts'
import { announce } from '../shell/feedback.ts'
import { readJson, tryStorage } from './storage.ts'

const STORAGE_KEY = 'lerret-message'
/** A message of a page that was never shown is not shown on a later one. */
const MAX_AGE_MS = 10_000

const storage = () => sessionStorage

/** Opens a page, where the message is shown until the visitor presses something. */
export function openWithMessage(path: string, message: string) {
  tryStorage(() => storage().setItem(STORAGE_KEY, JSON.stringify({ message, at: Date.now() })))
  location.assign(path)
}

/** Shows the message for this page, and those for the pages that are opened in this document. */
export function showMessages() {
  afterPaint(showMessage)
  // The title of the page is announced after the next paint, before this.
  window.navigation?.addEventListener('navigatesuccess', () => afterPaint(showMessage))
}

function showMessage() {
  const { message, at } = readJson(storage, STORAGE_KEY)
  if (typeof message !== 'string') return
  tryStorage(() => storage().removeItem(STORAGE_KEY))
  if (Date.now() - Number(at) >= MAX_AGE_MS) return
  announce(message, 'seen')
  // It may cover the button that stays at the lower edge of phones.
  addEventListener('pointerdown', () => announce(''), { once: true })
}
