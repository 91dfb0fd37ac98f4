import { useEffect, useState } from 'react'
import { SearchField } from '../fields/SearchField.tsx'

/** How long after a key press the server is asked. */
const SEARCH_DELAY_MS = 150

/** A search field whose text is shown at once, and searched for when the typing pauses. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch(text: string): void
}) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    // Somebody else has changed it: a button that removes filters, or the back button.
    if (value !== asked) {
      setAsked(value)
      setText(value)
    }
  }
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => {
      setAsked(text)
      onSearch(text)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return <SearchField label={label} value={text} onChange={setText} />
}
