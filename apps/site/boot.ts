import { startMenus } from './shell/menu/start-menus.ts'
import { readSignedInName, showSignedInName } from './shell/signed-in-name.ts'
import { startSharing } from './shell/start-sharing.ts'

/**
 * The inline script of every page. No other script is requested before the page has been painted: the app is loaded when the browser
 * is idle, or on the visitor's first input.
 */
const files = ((document.currentScript as HTMLScriptElement).dataset.app as string).split(' ')
const INPUT_EVENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']
let isRequested = false

// Before the first paint, so that the member's initial does not flicker.
showSignedInName(readSignedInName())
startMenus()
startSharing()

async function loadApp() {
  if (isRequested) return
  isRequested = true
  for (const type of INPUT_EVENTS) removeEventListener(type, loadApp)
  // All files are requested at once, but each is evaluated in a task of its own, and the app, the last one, is started in another: the
  // page answers input in between.
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    let app: { start: () => void } | undefined
    for (const file of files) app = await import(/* @vite-ignore */ file)
    setTimeout(() => app?.start())
  } catch {
    // The pages work without a script.
    console.error('bundle loading error')
  }
}

for (const type of INPUT_EVENTS) addEventListener(type, loadApp, { passive: true })

// The stylesheet leaves rows below the screen to the time after the first input.
const root = document.documentElement
root.dataset.awaitsInput = ''
const noticeInput = () => delete root.dataset.awaitsInput
for (const type of [...INPUT_EVENTS, 'scroll'])
  addEventListener(type, noticeInput, { once: true, passive: true })

addEventListener('load', () => {
  const loadWhenIdle = () => (self.requestIdleCallback ?? setTimeout)(loadApp)
  // For browsers that do not report paints. A background tab has no frames, and waits.
  requestAnimationFrame(() => setTimeout(loadWhenIdle, 3000))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) loadWhenIdle()
  }).observe({ type: 'paint', buffered: true })
})
