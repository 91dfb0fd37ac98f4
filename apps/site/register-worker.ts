import { SERVICE_WORKER_FILE } from '@lerret/model'

/** Has a service worker for the visits to come. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Where there is one, the browser itself looks for a newer; to register it again would keep one that is about to leave.
  if (serviceWorker.controller) return
  void serviceWorker.ready.then(tellWhatWasSeen)
  // A browser that will not have it, or a page without encryption, has a site without copies.
  serviceWorker.register(SERVICE_WORKER_FILE).catch(() => {})
}

/**
 * A first visit goes on undisturbed. When a newer worker takes over from an older one, the page is loaded anew, once; where a form
 * is half filled in, it is left alone and told to be outdated.
 */
export function followWorker({ reload, setOutdated }: { reload: () => void; setOutdated: () => void }) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  let isDone = false
  serviceWorker.addEventListener('controllerchange', () => {
    const isUpdate = hadWorker
    hadWorker = true
    if (!isUpdate || isDone) return
    isDone = true
    if (hasHalfFilledForm()) setOutdated()
    else reload()
  })
}

/** This page was here before the worker, which has seen nothing of it pass. */
function tellWhatWasSeen({ active }: ServiceWorkerRegistration) {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  const seen = [location.href, ...parts].filter((address) => address.startsWith(`${location.origin}/`))
  active?.postMessage({ seen })
}

/** Whether a visitor has begun to write or choose something. */
export function hasHalfFilledForm(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )
  return [...fields].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}
