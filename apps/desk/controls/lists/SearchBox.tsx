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
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return <SearchField label={label} value={text} onChange={setText} />
}
