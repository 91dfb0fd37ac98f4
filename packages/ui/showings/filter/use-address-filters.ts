import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Keeps the choices of a filter in the query of the address, so that they can be shared and are there after a return to the page.
 * Each control has its parameter as an attribute, which the address has when the control is not as it was at first.
 * Returns the number of showings that fit, or null while nothing is chosen.
 */
export function useAddressFilters(ref: RefObject<HTMLElement | null>): number | null {
  const [count, setCount] = useState<number | null>(null)
  useLayoutEffect(() => {
    const filtered = ref.current?.closest<HTMLElement>('[data-filtered]')
    if (!filtered) return
    const controls = [...filtered.querySelectorAll<HTMLInputElement>('[data-parameter]')]
    const form = controls[0]?.form

    function readAddress() {
      const parameters = location.search.slice(1).split('&')
      // A visitor may have chosen something before the page was hydrated.
      if (controls.some((control) => parameters.includes(control.dataset.parameter as string))) {
        form?.reset()
        for (const control of controls)
          if (parameters.includes(control.dataset.parameter as string))
            control.checked = !control.defaultChecked
      }
      showCount()
    }
    function showCount() {
      const isFiltered = controls.some(isChanged)
      setCount(isFiltered ? countVisible(filtered as HTMLElement) : null)
    }
    function writeAddress() {
      const own = controls.map((control) => control.dataset.parameter as string)
      const others = location.search
        .slice(1)
        .split('&')
        .filter((each) => each !== '' && !own.includes(each))
      const chosen = controls.filter(isChanged).map((control) => control.dataset.parameter)
      const query = [...others, ...chosen].join('&')
      history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
      showCount()
    }
    // Controls are reset after the event.
    const onReset = () => setTimeout(writeAddress)

    readAddress()
    filtered.addEventListener('change', writeAddress)
    form?.addEventListener('reset', onReset)
    return () => {
      filtered.removeEventListener('change', writeAddress)
      form?.removeEventListener('reset', onReset)
    }
  }, [ref])
  return count
}

const isChanged = ({ checked, defaultChecked, type }: HTMLInputElement) =>
  type === 'radio' ? checked : checked !== defaultChecked

const countVisible = (filtered: HTMLElement) =>
  [...filtered.querySelectorAll('[data-age]')].filter((row) => row.checkVisibility()).length
