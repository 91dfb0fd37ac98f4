export interface Scriptless {
  /** What only those without scripts read. */
  sentences: string[]
  /** The names of the buttons that do nothing without a script. */
  buttons: string[]
}

/** What is different on a page where no script runs. */
export function readScriptless(body: Element): Scriptless {
  const texts = (selector: string) => [
    ...new Set(
      [...body.querySelectorAll(selector)]
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    ),
  ]
  return { sentences: texts('noscript'), buttons: texts(DEAD_BUTTONS) }
}

/** Buttons that submit no form with an address, and open nothing by themselves. */
const DEAD_BUTTONS = [
  'button[type="button"]:not([popovertarget], [commandfor])',
  'form:not([action]) button:not([type="button"])',
].join(', ')
