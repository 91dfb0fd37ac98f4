import { trustedWorkerUrl } from '@lerret/ui/trusted-html'

/** Installs the service worker on a visitor's first page. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The browser itself looks for updates; registering again would keep a worker that is about to be unregistered.
  if (serviceWorker.controller) return
  void serviceWorker.ready.then(reportLoadedFiles)
  // Without HTTPS, or where the browser refuses, the site works without offline copies.
  serviceWorker.register(trustedWorkerUrl()).catch(() => {})
}

/**
 * Reloads the page once when a newer worker replaces an older one, but not when the first worker is installed. A page with a half-filled
 * form is marked as outdated instead.
 */
export function reloadOnUpdate({ reload, setOutdated }: { reload: () => void; setOutdated: () => void }) {
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

/** The worker was not there when this page loaded its files, so it is sent their addresses. */
function reportLoadedFiles({ active }: ServiceWorkerRegistration) {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  const seen = [location.href, ...resources].filter((address) => address.startsWith(`${location.origin}/`))
  active?.postMessage({ seen })
}

/** Whether a field has another value than when the page was loaded. */
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
